import { minLength, object, string } from "zod/mini";

/** The chosen period. Nothing is chosen beforehand. */
export const PeriodInput = object({ period: string().check(minLength(1, "chooseOne")) });
