import type * as z from "zod/mini";
import type { Player } from "../state";
import type { PushBody } from "./schema";

/** What a kind of push message does. An area lists its own in `lib/<area>/push.ts`; `app` composes them. */
export interface PushHandler<Body = unknown> {
  /** The `type` of the message's body. */
  type: string;
  schema: z.ZodMiniType<Body>;
  /** Applies a body that the schema has accepted. @throws when it cannot be applied after all */
  receive(player: Player, body: Body): void;
  /** Reads again what the message is about: something has changed, and nobody could tell what. */
  readAgain(player: Player): void;
  /** The connection is open, the first time or again. Absent: what was missed meanwhile can wait for the next read. */
  opened?(player: Player): void;
}

/** Checks a handler against the schema that it names. */
export const pushHandler = <Body>(handler: PushHandler<Body>): PushHandler => handler;

/**
 * Hands a message to the handlers of its type; one of an unknown type is ignored. A body that its schema refuses, or that cannot be
 * applied, is reported, and what it is about is read again.
 */
export function dispatchPush(
  handlers: readonly PushHandler[],
  player: Player,
  body: PushBody,
  report: (error: Error) => void,
): void {
  for (const handler of handlers.filter(({ type }) => type === body.type)) {
    try {
      handler.receive(player, handler.schema.parse(body));
    } catch {
      // The cause would repeat what the message says of the player.
      report(new Error(`A push message of the type ${handler.type} cannot be read.`));
      handler.readAgain(player);
    }
  }
}
