import * as z from "zod/mini";

/** The setting of the reality check. `timer`: its interval in minutes, null where it is off. */
export const ActivitySettings = z.object({ timer: z.nullable(z.int().check(z.positive())) });
export type ActivitySettings = z.infer<typeof ActivitySettings>;
