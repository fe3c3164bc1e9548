import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { App } from "../core/server";
import type { Settings } from "../core/settings";
import { challengeMessages } from "./messages";
import { challengePage, challengeStyle, pageHeaders } from "./page";
import { challengeScript } from "./script";

const lifetimeMs = 120_000;
const mostChallenges = 500;

/** The stand-in for a provider of captchas: a page for a frame of the site, and tokens that the platform checks. */
export interface Captcha {
  routes(app: App): void;
  /** True once for each token that was issued and has not expired. */
  redeem(token: string): boolean;
}

interface Challenge {
  id: string;
  /** The place of the star among the pictures. */
  star: number;
  question: readonly [number, number];
}

/**
 * Issues a token without a challenge, as such providers do for most people. A fault of the frames' listener on "/captcha/token" makes
 * it show a challenge: the star among three pictures or, in its place, for the sum of two numbers.
 */
export function createCaptcha({ siteOrigin }: Pick<Settings, "siteOrigin">): Captcha {
  const key = randomBytes(32);
  const spent = new Set<string>();
  const challenges = new Map<string, Challenge>();
  const sign = (text: string) => createHmac("sha256", key).update(text).digest("base64url");

  function issue(): string {
    const text = `${Date.now() + lifetimeMs}.${randomUUID()}`;
    return `${text}.${sign(text)}`;
  }

  function open(): Challenge {
    if (challenges.size > mostChallenges) challenges.clear();
    const challenge = {
      id: randomUUID(),
      star: randomInt(3),
      question: [randomInt(2, 9), randomInt(2, 9)] as const,
    };
    challenges.set(challenge.id, challenge);
    return challenge;
  }

  return {
    redeem(token) {
      const [until = "", id = "", signature = ""] = token.split(".");
      if (!isSame(signature, sign(`${until}.${id}`)) || Number(until) < Date.now() || spent.has(id)) return false;
      spent.add(id);
      return true;
    },
    routes(app) {
      app.get("/captcha", (context) => {
        const messages = challengeMessages(context.req.query("language") ?? "en");
        return context.html(challengePage(messages, context.req.query("theme") ?? ""), 200, pageHeaders(siteOrigin));
      });
      app.get("/captcha/captcha.js", (context) =>
        context.body(challengeScript, 200, { "content-type": "text/javascript; charset=utf-8" }),
      );
      app.get("/captcha/captcha.css", (context) =>
        context.body(challengeStyle, 200, { "content-type": "text/css; charset=utf-8" }),
      );
      app.post("/captcha/token", (context) => context.json({ token: issue() }));
      app.post("/captcha/challenge", (context) => context.json(open()));
      app.post("/captcha/solution", async (context) => {
        const given = Solution.safeParse(await context.req.json().catch(() => null));
        const challenge = given.success ? challenges.get(given.data.id) : undefined;
        if (!given.success || !challenge) return context.json({ message: "There is no such challenge." }, 404);
        challenges.delete(challenge.id);
        const { picture, sum } = given.data;
        const [one, other] = challenge.question;
        const isRight = picture === challenge.star || sum === one + other;
        return isRight ? context.json({ token: issue() }) : context.json({ challenge: open() });
      });
    },
  };
}

const Solution = z.object({ id: z.string(), picture: z.number().optional(), sum: z.number().optional() });

function isSame(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
