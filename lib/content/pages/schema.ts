import { z } from "zod";
import { PortableText } from "@/lib/content/portable-text";

/** A day that cannot be read is not shown, and takes no page with it. */
const day = z.iso.date().nullable().catch(null);

export const PageDate = z.object({ id: z.string(), updatedOn: day });

/** A content-managed page in one language. */
export const ContentPage = z.object({
  id: z.string(),
  /** The content language of the text: differs from the requested one when the text is not translated. */
  language: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  body: PortableText,
  /** The day on which editors last changed what the text says; null: they keep none. */
  updatedOn: day.default(null),
  /** The ids of the pages that a reader of this one may want next. */
  related: z.array(z.string()).default([]),
});
export type ContentPage = z.infer<typeof ContentPage>;
