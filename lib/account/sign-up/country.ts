import { z } from "zod";

/** A country as an editor describes it (specification "Country entry"). */
export const Country = z.object({
  code: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().min(1),
  isd: z.string().regex(/^\+\d{1,4}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  active: z.boolean(),
  location: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).nullable(),
});
