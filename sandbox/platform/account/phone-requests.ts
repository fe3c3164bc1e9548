import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Player } from "./players";

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
  /** The moment until which no more messages go to a visitor's number, or from their address; null where one may be sent. */
  blockedUntil(recipient: string, address: string): number | null;
  find(smsVerificationId: string): PhoneRequest | null;
  /** Did a code prove the number to a visitor? Such a proof is good for one account. */
  takeProof(recipient: string): boolean;
}

/** Messages to visitors within an hour: to one number, and for one address. Each request of a number is a new one otherwise. */
const most = { number: 5, address: 100 } as const;
const hourMs = 3_600_000;

/** Kept in memory: after a restart of the sandbox a number is requested again. */
export function createPhoneRequests(): PhoneRequests {
  const known = new Map<string, PhoneRequest>();
  const sent = new Map<string, number[]>();
  const recent = (key: string) => (sent.get(key) ?? []).filter((at) => at > Date.now() - hourMs);
  return {
    blockedUntil(recipient, address) {
      const keys = [
        [`number ${recipient}`, most.number],
        [`address ${address}`, most.address],
      ] as const;
      const full = keys.map(([key, limit]) => recent(key).at(-limit) ?? 0);
      if (Math.max(...full) > 0) return Math.max(...full) + hourMs;
      for (const [key] of keys) sent.set(key, [...recent(key), Date.now()]);
      return null;
    },
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
    takeProof(recipient) {
      const proof = [...known].find(
        ([, each]) => each.isVerified && each.playerId === null && each.recipient === recipient,
      );
      return proof !== undefined && known.delete(proof[0]);
    },
  };
}
