import { z } from "zod";
import { ContentPage } from "@/lib/content/pages/schema";

const illustrated = { image: z.object({ asset: z.object({ _ref: z.string() }) }).nullable() };

/** A page that marketing links to. `bonusCode`: kept for the visitor who follows its button. */
export const LandingPage = ContentPage.extend({
  ...illustrated,
  button: z.string().nullable(),
  bonusCode: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .nullable()
    .catch(null),
});
export type LandingPage = z.infer<typeof LandingPage>;

/** The VIP programme. */
export const VipPage = ContentPage.extend({
  ...illustrated,
  levels: z.array(z.object({ key: z.string(), title: z.string(), description: z.string() })),
});
export type VipPage = z.infer<typeof VipPage>;
