import { z } from "zod";

/** A term of betting or of bonuses, and what it means. */
export const GlossaryTerm = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The content language of the texts: differs from the requested one where they are not translated. */
  language: z.string(),
  term: z.string().min(1),
  meaning: z.string().min(1),
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;
