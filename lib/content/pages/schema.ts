import { z } from "zod";
import { PortableText } from "@/lib/content/portable-text";

/** A content-managed page in one language. */
export const ContentPage = z.object({
  id: z.string(),
  /** The content language that it is written in: another than was asked for where it is not translated. */
  language: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  body: PortableText,
});
export type ContentPage = z.infer<typeof ContentPage>;
