import { z } from "zod";
import { LandingBlocks } from "./blocks";

const Page = z.object({
  id: z.string(),
  /** The content language of the texts: differs from the requested one when they are not translated. */
  language: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  image: z.object({ asset: z.object({ _ref: z.string() }) }).nullable(),
  blocks: LandingBlocks,
});

/** What a page names: a bonus, `promotion` being the slug of the one that it is about, and games, each by the type of its document. */
const Named = z.object({
  bonusCode: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .nullable()
    .catch(null),
  promotion: z.string().nullable(),
  gameTypes: z.array(z.string().nullable()),
});

/** A page that marketing links to, as the content service has it. `bonusCode`: kept for the visitor who follows its button. */
export const StoredLanding = Page.extend(Named.shape);
export type StoredLanding = z.infer<typeof StoredLanding>;

/** The markets that a landing page is for, all when it names none, and what it names. */
export const LandingMarkets = Named.extend({ markets: z.array(z.string()) });

/** A landing page of a market, and what it names. */
export const ListedLanding = Named.extend({ id: z.string() });

/** The VIP programme. */
export const VipPage = Page;
export type VipPage = z.infer<typeof VipPage>;
