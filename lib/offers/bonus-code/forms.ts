import { maxLength, minLength, object, pipe, string, transform } from "zod/mini";
import { plainLine } from "@/lib/core/form/pasted-text";
import { longestCode } from "./schema";

/** A code as it was typed: only what comes with pasting goes, spaces around it and what nobody sees. */
export const bonusCodeSchema = object({
  bonusCode: pipe(
    pipe(string(), transform(plainLine)),
    string().check(minLength(1, "required"), maxLength(longestCode, "tooLong")),
  ),
});
