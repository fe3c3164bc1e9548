import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, vi } from "vitest";
import { RewardsView } from "@/components/offers/rewards/rewards-view";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { queryClient } from "@/lib/session/player/player-queries";
import { type Player, unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import offers from "@/messages/en/offers.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { ForfeitQuestion } from "./forfeit-question";

/** Where the page leads. */
export const push = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: (path: string) => push(path) }) }));

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

export const words = offers.rewards;
export const oops = site.form.error.oops.tryAgain;
export const claimCall = "POST rewards/C1/claim";

export const sentCalls = () => service.sent.map(({ call }) => call);
export const refusal =
  (status: number, body: object): Respond =>
  () =>
    HttpResponse.json(body, { status });

export function prepareRewardsPage(path = "/en-UN/my-account/rewards"): void {
  afterEach(() => push.mockClear());
  beforeEach(async () => {
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    useSession.setState(unknownSession, true);
    useDialogs.setState({ requests: [] });
    history.replaceState(null, "", path);
    document.documentElement.lang = "en";
    writeConfig();
    await loadAllMessages();
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

/** `account`: what the player's own says. */
export function openRewards(tab: RewardTab = "rewards", account: Partial<Player> = {}) {
  const view = render(
    <>
      <RewardsView tab={tab} />
      <ForfeitQuestion />
    </>,
  );
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: { ...signedInPlayer(), ...account } }));
  return view;
}

export const card = (name: string) => screen.findByRole("article", { name });
export const text = (element: Element) => element.textContent.replace(/[\u00a0\u202f]/g, " ");

const usual = "Next deposit";
/** A button of the reward `of`, once its terms are read. */
export const button = async (name: string, of = usual) => within(await card(of)).findByRole("button", { name });
export const press = async (name: string, of?: string) => fireEvent.click(await button(name, of));
export const idle = (name: string, of?: string) =>
  eventually(async () => {
    if ((await button(name, of)).hasAttribute("aria-busy")) throw new Error(`${name} is busy.`);
  });
export const alertOf = async (of = usual) => text(await within(await card(of)).findByRole("alert"));
