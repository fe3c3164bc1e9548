import * as z from "zod/mini";

/** The messages of the push service (specification "Push messages"). The wallet reads the balance map. */
export const PushMessage = z.object({
  body: z.discriminatedUnion("type", [
    z.looseObject({ type: z.literal("WALLET_BALANCE"), balanceMap: z.record(z.string(), z.unknown()) }),
    z.looseObject({ type: z.literal("PLAYER_ATTRIBUTE_CHANGE"), attributes: z.record(z.string(), z.unknown()) }),
    z.looseObject({ type: z.literal("PLAYER_LOYALTY_LEVEL"), playerId: z.string(), isLevelUp: z.boolean() }),
  ]),
});
export type PushBody = z.infer<typeof PushMessage>["body"];

export type ParsedMessage = { kind: "message"; body: PushBody } | { kind: "ignored" } | { kind: "not-json" };

/** Parses a text from the push service. The texts ping and pong, and JSON of an unknown type, are ignored. */
export function parsePushMessage(text: string): ParsedMessage {
  if (text === "ping" || text === "pong") return { kind: "ignored" };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: "not-json" };
  }
  const message = PushMessage.safeParse(json);
  return message.success ? { kind: "message", body: message.data.body } : { kind: "ignored" };
}

export const PushToken = z.object({ token: z.string().check(z.minLength(1)) });
