import * as z from "zod/mini";

/** A message of the push service (specification "Push messages"). Whose type it is reads the rest: `handlers.ts`. */
const PushMessage = z.object({ body: z.looseObject({ type: z.string() }) });
export type PushBody = z.infer<typeof PushMessage>["body"];

export type ParsedMessage = { kind: "message"; body: PushBody } | { kind: "ignored" } | { kind: "not-json" };

/** Parses a text from the push service. The texts ping and pong, and JSON that is no message, are ignored. */
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
