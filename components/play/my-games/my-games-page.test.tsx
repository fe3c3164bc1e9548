import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultLocale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import { MyGamesPage } from "./my-games-page";

const t = ((key: string) => key) as unknown as Translator<"play.myGames">;

test.each(["casino", "liveCasino"] as const)(
  "the own games of %s are a player's; a visitor is led to the login [PERM-513, SESS-006]",
  async (lobby) => {
    render(await MyGamesPage({ t, locale: defaultLocale, lobby, children: <p>games</p> }));
    // The style sheet shows each to its own.
    expect(screen.getByText("games").closest(".player-only, .guest-only")?.className).toBe("player-only");
    const login = screen.getByRole("link", { name: "visitor.action" });
    expect(login.getAttribute("href")).toBe("#login");
    expect(login.closest(".player-only, .guest-only")?.className).toBe("guest-only");
    expect(within(screen.getByRole("main")).getAllByRole("link")).toHaveLength(2);
  },
);
