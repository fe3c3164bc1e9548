import { NEVER, object, pipe, string, transform } from "zod/mini";
import type { DateOrder } from "@/lib/core/form/date-input";
import { type DateBounds, readDateRange } from "@/lib/core/time/date-range";

/** The form of the days to show. What is wrong with a day, its control words itself. */
export const daysForm = (order: DateOrder, reach: DateBounds) =>
  object({
    days: pipe(
      object({ from: string(), to: string() }),
      transform((input, { issues }) => {
        const reading = readDateRange(input, order, reach);
        if (reading.kind === "range") return { from: reading.from, to: reading.to };
        issues.push({ code: "custom", message: reading.kind === "invalid" ? "invalid" : "required", input });
        return NEVER;
      }),
    ),
  });
