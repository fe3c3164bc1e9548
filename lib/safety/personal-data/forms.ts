import { maxLength, minLength, object, string, trim } from "zod/mini";
import type { DataRequestKind } from "./schema";

const mostLetters = 2_000;

/** A correction says what is to be corrected; a deletion needs no words. */
export const dataRequestSchemas = {
  CORRECTION: object({ text: string().check(trim(), minLength(1, "required"), maxLength(mostLetters, "tooLong")) }),
  DELETION: object({ text: string().check(trim(), maxLength(mostLetters, "tooLong")) }),
} as const satisfies Record<DataRequestKind, unknown>;
