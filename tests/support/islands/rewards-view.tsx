import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { RewardsView } from "@/components/offers/rewards/rewards-view";
import type { RewardTab } from "@/lib/routing/reward-tab";
import type { Player } from "@/lib/session/state";
import { dispatchSession } from "@/lib/session/store";
import offers from "@/messages/en/offers.json";
import site from "@/messages/en/site.json";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { ForfeitQuestion } from "./forfeit-question";
import { serveRewards } from "./rewards-service";

/** Where the page leads. */
export const push = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: (path: string) => push(path) }) }));

export const words = offers.rewards;
export const oops = site.form.error.oops.tryAgain;
export const claimCall = "POST rewards/C1/claim";

export function prepareRewardsPage(path?: string): void {
  afterEach(() => push.mockClear());
  serveRewards(path);
  beforeEach(loadAllMessages);
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
