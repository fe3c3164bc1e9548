import { z } from "zod";
import { PortableText } from "@/lib/content/portable-text";

/** A content-managed page in one language. */
export const ContentPage = z.object({
  id: z.string(),
  /** The content language of the text: differs from the requested one when the text is not translated. */
  language: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  body: PortableText,
});
export type ContentPage = z.infer<typeof ContentPage>;
