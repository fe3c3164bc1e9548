import { z } from "zod";

const code = z.string().min(1).max(64);
/** One part of the address of an event. */
const part = z.string().min(1).max(96).nullable();

/** What a site sends to open a frame: eleven parts, none more and none less. */
export const ContextBody = z.strictObject({
  correlationId: z.uuid(),
  brandId: code,
  dateTimeStamp: z.iso.datetime(),
  customerState: z.enum(["LOGGED_IN", "ANONYMOUS"]),
  visitorDetails: z.strictObject({
    ip: z.string().max(64),
    country: z.string().regex(/^[A-Z]{2}$/),
    device: z.enum(["desktop", "tablet", "mobile"]),
  }),
  customerSegment: code,
  language: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  jurisdiction: z.literal("MGA"),
  deepLinking: z.strictObject({
    product: z.enum(["SPORTSBOOK", "VIRTUALS"]),
    category: part,
    region: part,
    competition: part,
    event: part,
  }),
  iframeSetup: z.strictObject({ parentOrigin: z.url(), lobbyUrl: z.url() }),
});
export type ContextBody = z.infer<typeof ContextBody>;

/** What a site tells after a change of a player's balance. */
export const BalanceUpdate = z.strictObject({
  playerId: code,
  currency: z.string().regex(/^[A-Z]{3}$/),
  totalBalance: z.string().regex(/^\d{1,12}\.\d{2}$/),
});
