import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { defaultLocale } from "@/lib/market/locale";
import type { Game } from "@/lib/play/catalogue/schema";
import type { NamedGame } from "@/lib/play/named-games/server";
import type { Edition } from "@/lib/routing/edition";
import { storedGame } from "@/tests/support/stored-game";
import { LandingView } from "./landing-view";

const offered = [storedGame("orbit"), storedGame("harbour")];
vi.mock("@/lib/play/named-games/server", () => ({
  getNamedGames: async (_edition: Edition, named: readonly NamedGame[]) =>
    offered.filter(({ gameId }) => named.some((each) => each.gameId === gameId)),
}));
vi.mock("@/components/play/catalogue/named-games", () => ({
  NamedGames: ({ games }: { games: readonly Game[] }) => games.map(({ label }) => label).join(", "),
}));

/** What the page draws for a block of games. */
async function textOf(...gameIds: string[]) {
  const view = LandingView({ edition: { locale: defaultLocale, channel: "web", zone: "a" }, page: {} as never });
  const games = gameIds.map((gameId) => ({ gameId, type: "casinoGames" as const }));
  const drawn = view.props.drawGames({ type: "games", key: "b0", title: "Begin here", games }) as ReactElement;
  const section = (drawn.type as (props: unknown) => Promise<ReactElement | null>)(drawn.props);
  return render(await section).container.textContent;
}

test("a block of games shows those that the edition is offered below its title, and is not there without one", async () => {
  expect(await textOf("harbour", "closed", "orbit")).toBe("Begin hereorbit, harbour");
  expect(await textOf("closed")).toBe("");
});
