import { HttpResponse, http } from "msw";
import { beforeEach } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { writeConfig } from "@/tests/contract/session/browser";
import { json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";

type Respond = () => Response | Promise<Response>;

/** A bonus on offer. */
export const offered = {
  ...{ campaignId: "C1", name: "Next deposit", vertical: "CASINO", currency: "EUR", campaignStatus: "ACTIVE" },
  ...{ campaignCategory: "TRIGGERED", amount: "20.00", wrMultiplier: 30 },
};
/** A bonus that runs in the same vertical. */
export const running = {
  ...{ campaignId: "R1", assignmentId: "A1", name: "Second deposit", vertical: "CASINO", currency: "EUR" },
  ...{ campaignStatus: "ACTIVE", amount: "20.00", wageringAmount: "400.00", wageringProgress: "140.00" },
};
/** The terms of any campaign. */
export const terms = { currency: "EUR", days: 30, maxBet: "5.00", excludedGames: [], consentRequired: false };
const gathered = { currency: "EUR", gathered: "12.50", isClaimable: true };
export const conflict = { code: "error.bonus.active.same.vertical.already.exists", message: "no" };

/** The platform of a page of rewards: what it lists, what it answers, and what it was sent, in order. */
export const service: {
  money: MoneyCalls;
  lists: Record<string, Respond>;
  campaigns: object[];
  /** What is added to the terms of each campaign. */
  terms: object;
  /** By the path below v2, for reads of other kinds. */
  reads: Record<string, Respond>;
  responses: Record<string, Respond>;
  sent: { call: string; body: unknown; key: string | null }[];
  /** The paths below v2 and queries of what was read, in order. */
  asked: string[];
} = {
  money: { asked: [], sent: {}, responses: {} },
  lists: {},
  campaigns: [],
  terms: {},
  reads: {},
  responses: {},
  sent: [],
  asked: [],
};

export const sentCalls = () => service.sent.map(({ call }) => call);
export const refusal =
  (status: number, body: object): Respond =>
  () =>
    HttpResponse.json(body, { status });

/** A platform with rewards, and a browser that has kept nothing, for every test of the file. */
export function serveRewards(path = "/en-UN/my-account/rewards"): void {
  beforeEach(() => {
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    useSession.setState(unknownSession, true);
    useDialogs.setState({ requests: [] });
    history.replaceState(null, "", path);
    document.documentElement.lang = "en";
    writeConfig();
    Object.assign(service, {
      money: serveMoney(),
      lists: { ELIGIBLE: json([offered]), ACTIVE: json([]) },
      campaigns: [],
      terms: {},
      reads: { "sportsbook/rewards": json([]), "free-spins/details": json([]), "free-spins/progress": json([]) },
      responses: {},
      sent: [],
      asked: [],
    });
    server.use(
      http.get("http://platform.test/v2/rewards", ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        service.asked.push(`rewards${search}`);
        return service.lists[searchParams.get("rewardsType") ?? ""]?.();
      }),
      http.get("http://platform.test/v2/player/campaigns", () => HttpResponse.json(service.campaigns)),
      http.all("http://platform.test/v2/*", async ({ request }) => {
        const { pathname, search, searchParams } = new URL(request.url);
        const path = pathname.replace("/v2/", "");
        if (request.method === "GET") {
          service.asked.push(path + search);
          if (service.reads[path]) return service.reads[path]();
          if (path.endsWith("/progress")) return HttpResponse.json(gathered);
          const ids = searchParams.get("campaignIds")?.split(",") ?? [];
          return HttpResponse.json(ids.map((campaignId) => ({ ...terms, campaignId, ...service.terms })));
        }
        const call = `${request.method} ${path}`;
        const text = await request.text();
        service.sent.push({ call, body: text && JSON.parse(text), key: request.headers.get("Idempotency-Key") });
        const respond = service.responses[call];
        if (respond) return respond();
        return HttpResponse.json({ campaignId: "C1", assignmentId: "A9", state: "FORFEITED" });
      }),
    );
  });
}
