import { act, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import play from "@/messages/en/play.json";
import { config, signedInPlayer, token, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { LiveTable } from "@/tests/support/islands/live-table";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { Dialogs } from "./dialogs";

vi.mock("next/navigation", () => ({
  usePathname: () => "/en-UN/play/roulette-salon",
  useRouter: () => ({ push: () => {}, replace: () => {}, prefetch: () => {} }),
}));

const platform = "http://platform.test/v1";
/** The calls in order, those of the handler's parts included. */
const calls: string[] = [];
const reports: string[] = [];
let status = 400;

beforeEach(async () => {
  history.replaceState(null, "", "/en-UN/play/roulette-salon");
  writeConfig({ ...config, frameOrigins: ["https://games.example"] });
  await loadAllMessages();
  queryClient.clear();
  useDialogs.setState({ requests: [] });
  useSession.setState({ status: "pending", session: null }, true);
  calls.length = 0;
  reports.length = 0;
  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (_path: string, text: string) => reports.push(JSON.parse(text).message) > 0,
  });
  server.use(
    http.get(`${platform}/player/profile`, () => {
      calls.push("profile");
      return HttpResponse.json(openProfile);
    }),
    http.get(`${platform}/player/access/details`, () => HttpResponse.json({ accountStatus: "REGISTERED" })),
    http.get("http://platform.test/v2/rewards", () => HttpResponse.json([])),
    http.get(`${platform}/player/wallet/balance`, () =>
      HttpResponse.json({ currency: "EUR", version: 1, balanceMap: {} }),
    ),
    http.post(`${platform}/player/play-session`, () => HttpResponse.json({ playSessionId: "s" })),
    http.post(`${platform}/evolution/user/authenticate`, () => {
      calls.push("authenticate");
      return HttpResponse.json({ code: "error.evolution.refused", message: "Refused by the table" }, { status });
    }),
    http.post("http://identity.test/", () => {
      calls.push("refresh");
      return HttpResponse.json({
        AuthenticationResult: {
          IdToken: token(3_600),
          AccessToken: token(3_600, { use: "access" }),
          ExpiresIn: 3_600,
          TokenType: "Bearer",
        },
      });
    }),
  );
});

/** The page of a live table as a player opens it, with the dialogs of every page. */
async function openTable() {
  render(
    <>
      <LiveTable />
      <Dialogs />
    </>,
  );
  const player = signedInPlayer();
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player }));
  await screen.findByText(play.gameLaunch.problems.unreachable.title);
}

describe("an authentication of the live casino", () => {
  test("that ends with 400 refetches profile and session once, informs the player in a dialog with the way to the live lobby, and is reported [GAME-526, GAME-527, ERR-023, ERR-024]", async () => {
    status = 400;
    await openTable();
    await eventually(() => expect(calls).toContain("refresh"));
    const dialog = await screen.findByRole("dialog", { name: play.gameLaunch.unavailable.title });
    expect(within(dialog).getByText(play.gameLaunch.unavailable.text)).toBeTruthy();
    expect(dialog.querySelector("img")?.getAttribute("src")).toBe("/thumb.webp");
    const back = within(dialog).getByRole("link", { name: play.gameLaunch.back });
    expect(back.getAttribute("href")).toBe("/en-UN/live-casino-online");
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    // The first profile is the launch's own.
    expect(calls.filter((call) => call === "profile")).toHaveLength(2);
    expect(calls.filter((call) => call === "refresh")).toHaveLength(1);
    expect(calls.filter((call) => call === "authenticate")).toHaveLength(1);
    expect(reports.filter((text) => text.includes("refused the authentication"))).toHaveLength(1);
  });

  test("that ends with 500 is the error state alone [GAME-526]", async () => {
    status = 500;
    await openTable();
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(calls.filter((call) => call === "profile")).toHaveLength(1);
    expect(calls).not.toContain("refresh");
    expect(useDialogs.getState().requests).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
