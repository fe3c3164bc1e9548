import { act, render } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { ClosedProducts } from "./closed-products";

const { dataset } = document.documentElement;
/** What the next document starts with. */
const kept = () => localStorage.getItem("player:closed");
let respond: () => Response | Promise<Response>;
const profile = (flags: object) => () => HttpResponse.json({ ...openProfile, ...flags });

beforeEach(() => {
  localStorage.clear();
  delete dataset.closed;
  queryClient.clear();
  useSession.setState(unknownSession, true);
  writeConfig();
  server.use(
    http.get("http://platform.test/v1/player/profile", () => respond()),
    http.get("http://platform.test/v1/player/access/details", () => HttpResponse.json({ accountStatus: "REGISTERED" })),
  );
});

const show = () => render(<ClosedProducts />);
const signIn = (playerId = "P1", suspended = false) =>
  act(() =>
    dispatchSession({
      type: "signed-in",
      player: { ...signedInPlayer(playerId), multibrand: { suspended } },
    }),
  );
/** A document that starts with what the last one kept. */
async function start(flags: object) {
  respond = profile(flags);
  const { unmount } = show();
  signIn();
  await eventually(() => expect(kept()).toContain("P1"));
  unmount();
  queryClient.clear();
  expect(dataset.closed).toBeUndefined();
  dataset.closed = kept() ?? "";
}

describe("the products that are closed to a player", () => {
  test("are marked and kept once the profile is read", async () => {
    respond = profile({ casino: false, liveCasino: false });
    show();
    signIn();
    await eventually(() => expect(dataset.closed).toBe("P1 casino liveCasino"));
    expect(kept()).toContain("P1 casino liveCasino");
  });

  test("are all of them where the session is suspended, before the profile is read", () => {
    respond = () => new Promise(() => {});
    show();
    signIn("P1", true);
    expect(dataset.closed).toBe("P1 casino liveCasino sports virtualSports");
    expect(kept()).toContain("P1 casino liveCasino sports virtualSports");
  });

  test("leave nothing behind in the browser of a player to whom everything is open", async () => {
    respond = profile({});
    show();
    signIn();
    await act(() => queryClient.isFetching() === 0 || new Promise((resolve) => setTimeout(resolve, 50)));
    expect([dataset.closed, kept()]).toEqual(["", null]);
  });

  test("are those of the last profile while the next is read, and none when that says so", async () => {
    await start({ casino: false });
    let release = (_response: Response) => {};
    const late = new Promise<Response>((resolve) => (release = resolve));
    respond = () => late;
    show();
    expect(dataset.closed).toBe("P1 casino");
    release(profile({})());
    await eventually(() => expect(dataset.closed).toBe(""));
    expect(kept()).toBeNull();
  });

  test("are not marked where the profile cannot be read, and are kept for the next document", async () => {
    await start({ casino: false });
    respond = () => HttpResponse.json({}, { status: 500 });
    show();
    await eventually(() => expect(dataset.closed).toBe(""));
    expect(kept()).toContain("P1 casino");
  });

  test("are not marked for another player, while their profile is read", async () => {
    await start({ casino: false });
    respond = () => new Promise(() => {});
    show();
    signIn("P2");
    expect(dataset.closed).toBe("");
  });
});
