import { HttpResponse, http } from "msw";
import { server } from "../msw";
import { openProfile } from "../profile";

type Respond = () => Response | Promise<Response>;

/** The platform's calls of money by their paths below `player/`, and those of bonuses by their own; a test replaces those that it is about. */
export interface MoneyCalls {
  responses: Record<string, Respond>;
  /** The bodies of what was sent, by path, in their order. */
  sent: Record<string, unknown[]>;
  /** The method and path of each call, in their order. */
  asked: string[];
}

export const failing: Respond = () => HttpResponse.json({}, { status: 500 });
export const json = (body: object | null) => (): Response => HttpResponse.json(body);

/** A wallet with each of its five amounts, nothing under way, and nothing that stands against a withdrawal. */
export const balanceBody = {
  balanceMap: {
    main: [{ cash: "412.60" }],
    locked: [{ cash: "25.00" }],
    bonus: [
      { bonus: "18.40", vertical: "CASINO" },
      { bonus: "2.00", vertical: "LIVE_CASINO" },
      { bonus: "1.00", vertical: "SPORTS" },
    ],
  },
  currency: "EUR",
  version: 7,
};

export const cardMethod = {
  ...{ id: "card", name: "Visa", image: null, min: "10.00", max: "5000.00", fee: "0.00", minutes: 0 },
};

/** A limit of a period; `value` null: none is set. */
export const limitBody = (duration: string, value: string | null, used = "0.00", remaining: string | null = null) => ({
  ...{ duration, currency: "EUR", value, used, remaining, pendingValue: null, pendingDate: null, locked: false },
  ...{ updatedAt: null, startedAt: "2026-11-22T22:00:00.000Z", resetAt: "2026-11-29T22:00:00.000Z" },
});

/** A platform with such a wallet, and a card to pay in with, for msw. */
export function serveMoney(): MoneyCalls {
  const calls: MoneyCalls = {
    asked: [],
    sent: {},
    responses: {
      profile: json(openProfile),
      "access/details": json({ accountStatus: "REGISTERED" }),
      "wallet/balance": json(balanceBody),
      "wallet/withdrawal/limit-check": json({ result: "SUCCESS", limit: null }),
      "wallet/pendingWithdrawal": json([]),
      "wallet/withdrawals": json([]),
      "wallet/openRounds": json([]),
      documents: json({}),
      "wallet/transactions": json([]),
      "wallet/deposit/limit-check": json({ result: "SUCCESS" }),
      "wallet/deposit/methods": json([cardMethod]),
      "wallet/recent_deposit_methods": json([]),
      "v2/rewards": json([]),
      "bonus-code/manual-claim/available": json({ isAvailable: false }),
      "limits/deposit": json(["D", "W", "M"].map((duration) => limitBody(duration, null))),
    },
  };
  server.use(
    http.get("*/api/time", () => HttpResponse.json({ now: Date.now() })),
    http.all(/^http:\/\/platform\.test\/(v1\/player|v1\/bonus-code|v2\/rewards)/, async ({ request }) => {
      const path = new URL(request.url).pathname.replace(/^\/v1\/(player\/)?|^\//, "");
      calls.asked.push(`${request.method} ${path}`);
      if (request.method !== "GET") calls.sent[path] = [...(calls.sent[path] ?? []), await request.json()];
      return calls.responses[path]?.() ?? HttpResponse.json({}, { status: 404 });
    }),
  );
  return calls;
}
