import { maxLength, object, refine, string, trim } from "zod/mini";

/** `word`: what has to be typed, in the reader's language; capitals and spaces around it do not matter. */
export const closingSchema = (word: string) =>
  object({
    reason: string().check(trim(), maxLength(500, "tooLong")),
    word: string().check(refine((typed) => fold(typed) === fold(word), "word")),
  });

const fold = (text: string) => text.trim().normalize("NFKC").toLocaleLowerCase();
