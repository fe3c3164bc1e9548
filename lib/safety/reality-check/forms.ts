import * as z from "zod/mini";
import type { Choices } from "./choices";

const off = "off";

/** An interval as the form has it. */
export const settingOf = (timer: number | null): string => (timer === null ? off : String(timer));

/** One of the choices; out comes the interval, null for off. */
export const settingSchema = ({ minutes, mayBeOff }: Choices) => {
  const allowed = [...minutes.map(settingOf), ...(mayBeOff ? [off] : [])];
  return z.object({
    timer: z.pipe(
      z.string().check(z.refine((setting) => allowed.includes(setting), { error: "required" })),
      z.transform((setting) => (setting === off ? null : Number(setting))),
    ),
  });
};
