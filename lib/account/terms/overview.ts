import * as z from "zod/mini";

/** The versions of the terms as sent to the browser, the newest first, each with the file for the reader. */
export const TermsOverview = z.object({
  versions: z.array(
    z.object({
      version: z.string(),
      /** BCP 47. */
      tag: z.string(),
      url: z.string(),
      /** Can the site show its text? */
      isText: z.boolean(),
    }),
  ),
});
export type TermsOverview = z.infer<typeof TermsOverview>;

/** The text of one version in the reader's language. */
export const TermsText = z.object({ text: z.string() });
