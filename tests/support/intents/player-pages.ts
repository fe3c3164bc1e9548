import { setTimeout } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import money from "@/messages/en/money.json" with { type: "json" };
import { keepConsent } from "../consent";
import { payByCard } from "../pay-by-card";
import { issueTokens } from "../stored-tokens";
import type { BrowserFault, MoneyKind } from "./browser-steps";

const paths = {
  deposit: "/wallet/deposit/request",
  withdrawal: "/wallet/withdrawal/request",
  cancellation: "/wallet/withdrawal/cancellation",
} as const;
export const pages = { deposit: "deposit", withdrawal: "withdraw", cancellation: "withdraw" } as const;

/** What a page said of an amount: by its form, by the row of an unknown outcome, or by the outcome of a deposit. */
export interface Said {
  kind: MoneyKind;
  amount: string;
  end: "done" | "refused";
}

/** The pages of a player, with what they say, and what leaves them. */
export interface PlayerPages {
  said: Said[];
  /** Each write that left the browser, with the amount that it is about. */
  sent: { kind: MoneyKind; amount: string; key: string }[];
  /** Of the next write; those after it pass. */
  plan(fault: BrowserFault): void;
}

/** Texts that tell how an amount ended; the first group is the amount. */
const endings: readonly (readonly [source: string, kind: MoneyKind, end: Said["end"]])[] = [
  ["You have asked for €([\\d.,]+)", "withdrawal", "done"],
  ["Your withdrawal of €([\\d.,]+) is cancelled", "cancellation", "done"],
  ["Your withdrawal of €([\\d.,]+) was not cancelled", "cancellation", "refused"],
  ...(["Done", "Not done"] as const).flatMap((word) => {
    const end = word === "Done" ? ("done" as const) : ("refused" as const);
    return [
      [`${word}: deposit of €([\\d.,]+)`, "deposit", end],
      [`${word}: withdrawal of €([\\d.,]+)`, "withdrawal", end],
      [`${word}: cancellation of the withdrawal of €([\\d.,]+)`, "cancellation", end],
    ] as const;
  }),
];

/** Signs the player in, and from then on listens to every page of the context. */
export async function openPages(
  context: BrowserContext,
  player: { email: string; password: string },
  { origin, identity, kill }: { origin: string; identity: string; kill: () => Promise<void> },
): Promise<PlayerPages> {
  const said: Said[] = [];
  const sent: PlayerPages["sent"] = [];
  let planned: BrowserFault = "none";
  await keepConsent(context);
  await context.exposeBinding("tellEnding", (_, at: number, amount: string) => {
    const [, kind, end] = endings[at] ?? [];
    if (kind && end) said.push({ kind, amount, end });
  });
  const sources = endings.map(([source]) => source);
  await context.addInitScript((patterns: string[]) => {
    const told = new Set<string>();
    new MutationObserver(() => {
      const text = document.body?.innerText ?? "";
      for (const [at, pattern] of patterns.entries())
        for (const [whole, amount] of text.matchAll(new RegExp(pattern, "g"))) {
          if (told.has(`${at}${whole}`)) continue;
          told.add(`${at}${whole}`);
          Reflect.get(window, "tellEnding")(at, amount);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, sources);

  for (const kind of ["deposit", "withdrawal", "cancellation"] as const)
    await context.route(
      ({ pathname }) => pathname.endsWith(paths[kind]),
      async (route) => {
        const request = route.request();
        if (request.method() !== "POST") return route.fallback();
        const fault = planned;
        planned = "none";
        const { amount } = request.postDataJSON();
        sent.push({ kind, amount, key: request.headers()["idempotency-key"] ?? "" });
        // A page that is left meanwhile ends its own calls.
        const leave = () => {};
        if (fault === "killed") {
          const call = route.fetch().catch(leave);
          await setTimeout(Math.random() * 25);
          await kill();
          await call;
          return route.abort("connectionfailed").catch(leave);
        }
        if (fault === "none") return route.continue().catch(leave);
        if (fault !== "lost-before") await route.fetch().catch(leave);
        if (fault === "gateway-after") return route.fulfill({ status: 504, body: "" }).catch(leave);
        return route.abort("connectionfailed").catch(leave);
      },
    );

  const page = await context.newPage();
  const entries = await issueTokens(player, identity);
  await page.goto(`${origin}/healthz`);
  await page.evaluate(async (stored) => {
    for (const [key, value] of stored) localStorage.setItem(key, value);
    const token = stored.find(([key]) => key.endsWith(".idToken"))?.[1];
    await fetch("/api/session", { method: "POST", headers: { authorization: `Bearer ${token}` } });
  }, entries);
  await page.close();
  return {
    said,
    sent,
    plan(fault) {
      planned = fault;
    },
  };
}

/** What the page says of a press is there by then. */
const afterMs = 2_500;

/** What a person does for it in the page of its kind; nothing where the page does not offer it now. */
export async function press(
  page: Page,
  { kind, amount, isDouble, hurry }: { kind: MoneyKind; amount: string; isDouble: boolean; hurry: boolean },
): Promise<void> {
  const main = page.getByRole("main");
  const short = { timeout: 8_000 };
  const button = main
    .getByRole("button", {
      name: {
        deposit: /^Continue with/,
        withdrawal: /^Withdraw/,
        cancellation: `Cancel this withdrawal of €${amount}`,
      }[kind],
    })
    .first();
  try {
    if (kind === "deposit") await main.getByRole("radio").first().check(short);
    if (kind !== "cancellation") await main.getByLabel("Amount in €").fill(amount, short);
    await (isDouble ? button.dblclick(short) : button.click(short));
  } catch {
    return;
  }
  if (hurry) return;
  if (kind === "deposit") {
    const frame = page.frameLocator(`iframe[title="${money.deposit.cashier.frame}"]`);
    const card = frame.getByLabel("Card number");
    if (
      await card.waitFor(short).then(
        () => true,
        () => false,
      )
    )
      await payByCard(frame, "4242 4242 4242 4242").catch(() => {});
  }
  await setTimeout(afterMs);
}
