import * as z from "zod/mini";
import { Instant } from "@/lib/core/time/instant";
import type { ConsentOptions } from "@/lib/site/consent/choice";

/** The names of the three are assumed. */
export const ConsentBody = z.object({ essentials: z.boolean(), performance: z.boolean(), marketing: z.boolean() });

/** The platform's record of a player's choice. */
export interface ConsentRecord {
  /** Null: the player has chosen nowhere yet. */
  id: string | null;
  options: ConsentOptions | null;
  version: number;
  chosenAt: string | null;
}

/**
 * The specification names id and options. The version, the time, and null for a player who has not chosen are assumed; a record
 * without a version is of the first one.
 */
export const ConsentRecord = z.pipe(
  z.object({
    cookiesConsentId: z.nullable(z.string()),
    options: z.nullable(ConsentBody),
    version: z.nullish(z.int()),
    updatedAt: z.nullish(Instant),
  }),
  z.transform(
    ({ cookiesConsentId, options, version, updatedAt }): ConsentRecord => ({
      id: cookiesConsentId,
      // Nobody can refuse what the site does not work without, whatever a record says.
      options: options && { ...options, essentials: true },
      version: version ?? 1,
      chosenAt: updatedAt ?? null,
    }),
  ),
);
