import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LobbyWidget } from "@/lib/play/lobby/widgets/schema";
import { parseEdition } from "@/lib/routing/edition";
import type { LobbyIslands } from "./row-context";
import { WidgetRow } from "./widget-row";

const islands: LobbyIslands = { Live: ({ widget }) => <p>{widget}</p>, PlayerGames: () => null };
const content = { widgets: [], banners: [], studios: [] };

test.each([
  ["casino", "/en-UN/online-casino/all-games"],
  ["liveCasino", "/en-UN/live-casino-online/all-games"],
] as const)("a tournament in the lobby %s has the way to the games beside its title", async (lobby, href) => {
  const edition = parseEdition("en-UN~web~a") ?? expect.fail();
  // What the row reads of it.
  const widget = { id: "weekly", name: "Tournament", widgetType: "tournament-box" } as LobbyWidget;
  render(await WidgetRow({ edition, lobby, content, islands, widget }));
  expect(screen.getByRole("heading", { name: "Tournament" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "All games" }).getAttribute("href")).toBe(href);
});
