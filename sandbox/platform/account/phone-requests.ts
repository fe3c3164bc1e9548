import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Player } from "../players";

export const PhoneNumber = z.object({
  phonePrefix: z.string().regex(/^\+?\d{1,4}$/),
  phoneBody: z.string().regex(/^\d{5,14}$/),
});

/** A number that somebody wants to prove. */
export interface PhoneRequest {
  /** Its attempts are counted by player, so that nobody can lock the number of another. */
  subject: string;
  /** "+358401234567" */
  recipient: string;
  playerId: string | null;
  language: string | undefined;
  isVerified: boolean;
}

export interface PhoneRequests {
  /** @returns the smsVerificationId */
  open(number: z.infer<typeof PhoneNumber>, player: Player | null): string;
  find(smsVerificationId: string): PhoneRequest | null;
  /** Did a code prove the number, for any caller? */
  isProved(recipient: string): boolean;
}

/** Kept in memory: after a restart of the sandbox a number is requested again. */
export function createPhoneRequests(): PhoneRequests {
  const known = new Map<string, PhoneRequest>();
  return {
    open({ phonePrefix, phoneBody }, player) {
      const recipient = `+${phonePrefix.replace("+", "")}${phoneBody}`;
      const id = randomUUID();
      known.set(id, {
        subject: player ? `phone:${player.playerId}` : `phone:visitor:${id}`,
        recipient,
        playerId: player?.playerId ?? null,
        language: player?.profile.languageCode,
        isVerified: false,
      });
      return id;
    },
    find: (id) => known.get(id) ?? null,
    isProved: (recipient) => [...known.values()].some((each) => each.isVerified && each.recipient === recipient),
  };
}
