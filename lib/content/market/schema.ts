import { z } from "zod";
import { tolerantList } from "@/lib/content/tolerant-list";

const ImageRef = z.object({ asset: z.object({ _ref: z.string() }) });

export const License = z.object({ logoName: z.string(), image: ImageRef.nullable(), url: z.string().nullable() });
export type License = z.infer<typeof License>;

export const PaymentMethod = z.object({ name: z.string(), image: ImageRef.nullable(), altTag: z.string().nullable() });
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** The content of a market (specification "Market content"). */
export const MarketContent = z.object({
  route: z.string().nullable(),
  licenses: tolerantList(License),
  /** The operator's legal sentence. */
  legal: z.string().nullable(),
  /** Each hides or shows its part of the footer. */
  footer: z.object({ termsAndConditions: z.boolean(), content: z.boolean(), licenseLogos: z.boolean() }),
  disableLiveChat: z.boolean(),
  paymentMethods: tolerantList(PaymentMethod),
});
export type MarketContent = z.infer<typeof MarketContent>;

export const LiveChatSetting = z.object({ isDisabled: z.boolean() });
export type LiveChatSetting = z.infer<typeof LiveChatSetting>;
