import { object, type output, refine, string } from "zod/mini";

/** Two different hours, as the options of their lists name them. */
export const LockHoursInput = object({ from: string(), to: string() }).check(
  refine(({ from, to }) => from !== to, { error: "sameHour", path: ["to"] }),
);
export type LockHoursInput = output<typeof LockHoursInput>;
