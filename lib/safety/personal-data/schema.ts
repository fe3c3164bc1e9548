import * as z from "zod/mini";
import { Instant } from "@/lib/core/time/instant";

const dataRequestKinds = ["CORRECTION", "DELETION"] as const;
/** What a player may ask for about their data, beside a copy of it. */
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** A request as the platform has recorded it. Moments are ISO 8601. */
export const DataRequest = z.object({
  /** What the player is told as its reference. */
  requestId: z.string().check(z.minLength(1)),
  kind: z.enum(dataRequestKinds),
  status: z.enum(["OPEN", "DONE", "REFUSED"]),
  createdAt: Instant,
  /** Until when the operator answers. */
  answerBy: z.nullish(Instant),
  /** When it was answered. */
  answeredAt: z.nullish(Instant),
});
export type DataRequest = z.infer<typeof DataRequest>;

export const DataRequests = z.object({ requests: z.array(DataRequest) });

/** `text`: the player's own words. */
export const DataRequestBody = z.object({ kind: z.enum(dataRequestKinds), text: z.optional(z.string()) });
export type DataRequestBody = z.infer<typeof DataRequestBody>;
