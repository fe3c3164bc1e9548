import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { refuse } from "./refusal";

/** The server's state between the two steps of a sign-in; it travels with the client, encrypted. */
const Challenge = z.object({
  sub: z.string(),
  A: z.string(),
  B: z.string(),
  b: z.string(),
  verifier: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});
export type Challenge = z.infer<typeof Challenge>;

const lifetimeMs = 3 * 60_000;

export interface Challenges {
  /** Base64, as SECRET_BLOCK. */
  seal(challenge: Omit<Challenge, "until">): string;
  /** Opens a block once: a second response to the same challenge, a late one and a forged one are refused. */
  open(secretBlock: string): Challenge;
}

export function createChallenges(key: Buffer, now: () => Date): Challenges {
  const used = new Map<string, number>();
  return {
    seal(challenge) {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const text = JSON.stringify({ ...challenge, until: now().getTime() + lifetimeMs } satisfies Challenge);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
    },
    open(secretBlock) {
      const challenge = decrypt(key, Buffer.from(secretBlock, "base64"));
      const digest = createHash("sha256").update(secretBlock).digest("base64");
      for (const [each, until] of used) if (until < now().getTime()) used.delete(each);
      if (!challenge || challenge.until < now().getTime() || used.has(digest)) throw refuse.challenge();
      used.set(digest, challenge.until);
      return challenge;
    },
  };
}

function decrypt(key: Buffer, block: Buffer): Challenge | null {
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, block.subarray(0, 12), { authTagLength: 16 });
    decipher.setAuthTag(block.subarray(12, 28));
    const text = Buffer.concat([decipher.update(block.subarray(28)), decipher.final()]).toString("utf8");
    return Challenge.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
