import * as z from "zod/mini";

/** A moment as a platform writes it: text that every browser reads as a time. */
export const Instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), "is not a time"));
