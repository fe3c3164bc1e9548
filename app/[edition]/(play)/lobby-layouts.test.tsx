import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import LiveCasinoLayout from "./live-casino-online/layout";
import CasinoLayout from "./online-casino/layout";

const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace }), notFound: () => null }));

let profile: object;

beforeEach(async () => {
  replace.mockReset();
  queryClient.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/fi-FI/online-casino");
  writeConfig();
  await loadAllMessages();
  server.use(
    http.get("http://platform.test/v1/player/profile", () => HttpResponse.json(profile)),
    http.get("http://platform.test/v1/player/access/details", () => HttpResponse.json({ accountStatus: "REGISTERED" })),
  );
});

function openAsPlayer(Layout: typeof CasinoLayout | typeof LiveCasinoLayout) {
  const params = Promise.resolve({ edition: "fi-FI~web~a" });
  render(
    <Layout params={params}>
      <h1>The lobby or one of its categories</h1>
    </Layout>,
  );
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
}

describe.each([
  ["[ROUTE-525] the casino", CasinoLayout, "casino", "liveCasino"],
  ["[ROUTE-530] the live casino", LiveCasinoLayout, "liveCasino", "casino"],
] as const)("the lobby and the categories of %s", (_name, layout, own, other) => {
  test("lead a player to whom it is closed to the locale root", async () => {
    profile = { ...openProfile, [own]: false };
    openAsPlayer(layout);
    await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/fi-FI"));
  });

  test("are open to a player of it to whom the other one is closed", async () => {
    profile = { ...openProfile, [other]: false };
    openAsPlayer(layout);
    await eventually(() => {
      const reads = queryClient.getQueryCache().findAll();
      expect(reads.map(({ state }) => state.status)).toEqual(["success", "success"]);
    });
    await act(async () => {});
    expect(replace).not.toHaveBeenCalled();
    expect(screen.getByRole("heading").textContent).toBe("The lobby or one of its categories");
  });
});
