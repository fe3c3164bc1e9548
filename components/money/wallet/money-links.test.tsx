import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { profilePush } from "@/lib/session/permissions/push";
import { profileQuery } from "@/lib/session/permissions/queries";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchPush } from "@/lib/session/push/handlers";
import { type Player, unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { openProfile } from "@/tests/support/profile";
import { MoneyLinks } from "./money-links";

let calls: MoneyCalls;
let player: Player;

const fail = (error: Error) => expect.fail(error.message);

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  localStorage.clear();
  history.replaceState(null, "", "/en-UN");
  writeConfig();
  await loadAllMessages();
  calls = serveMoney();
  player = signedInPlayer();
});

async function open() {
  render(<MoneyLinks hasWallet />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player }));
  await eventually(() => expect(deposit()).toBeTruthy());
}
const deposit = () => screen.queryByRole("link", { name: "Deposit" });
const profileReads = () => calls.asked.filter((call) => call === "GET profile").length;
const push = (body: { type: string; [key: string]: unknown }) =>
  act(() => dispatchPush(profilePush, player, body, fail));
const toasts = () => useToasts.getState().shown.map(({ kind, value }) => [kind, value]);

describe("a push message about the player [PUSH-507]", () => {
  test("merges their attributes into the player's state, and the permissions follow before any call answers", async () => {
    await open();
    act(
      () =>
        void queryClient.setQueryData(
          profileQuery(player).queryKey,
          (known) => known && { ...known, attributes: { tier: 3 } },
        ),
    );
    calls.responses.profile = () => new Promise(() => {});
    push({ type: "PLAYER_ATTRIBUTE_CHANGE", attributes: { riskPayout: true } });
    await eventually(() => expect(deposit()).toBeNull());
    expect(queryClient.getQueryData(profileQuery(player).queryKey)).toMatchObject({
      ...{ playerId: openProfile.playerId, attributes: { tier: 3, riskPayout: true } },
    });
    push({ type: "PLAYER_ATTRIBUTE_CHANGE", attributes: { riskPayout: false } });
    await eventually(() => expect(deposit()).toBeTruthy());
  });

  test("that comes while the profile is read is not undone by what was served before it", async () => {
    await open();
    let serve = () => {};
    calls.responses.profile = () =>
      new Promise((resolve) => {
        serve = () => resolve(Response.json(openProfile));
      });
    act(() => void queryClient.invalidateQueries({ queryKey: profileQuery(player).queryKey }));
    await eventually(() => expect(profileReads()).toBe(2));
    const serveOld = serve;
    push({ type: "PLAYER_ATTRIBUTE_CHANGE", attributes: { riskPayout: true } });
    await eventually(() => expect(profileReads()).toBe(3));
    serveOld();
    await eventually(() => expect(deposit()).toBeNull());
    expect(queryClient.getQueryData(profileQuery(player).queryKey)).toMatchObject({ attributes: { riskPayout: true } });
  });

  test("of attributes is followed by what the platform has", async () => {
    await open();
    calls.responses.profile = json({ ...openProfile, deposit: false });
    push({ type: "PLAYER_ATTRIBUTE_CHANGE", attributes: { anything: 1 } });
    await eventually(() => expect(deposit()).toBeNull());
    expect(profileReads()).toBe(2);
  });

  test("of a new loyalty level reads the profile again, with a toast", async () => {
    await open();
    push({ type: "PLAYER_LOYALTY_LEVEL", playerId: player.playerId, isLevelUp: true });
    await eventually(() => expect(toasts()).toEqual([["success", site.session.levelUp]]));
    await eventually(() => expect(profileReads()).toBe(2));
  });

  test("of a level that is not higher says nothing, and reads the profile again", async () => {
    await open();
    push({ type: "PLAYER_LOYALTY_LEVEL", playerId: player.playerId, isLevelUp: false });
    await eventually(() => expect(profileReads()).toBe(2));
    expect(toasts()).toEqual([]);
  });

  test("of another player changes nothing", async () => {
    await open();
    push({ type: "PLAYER_LOYALTY_LEVEL", playerId: "somebody", isLevelUp: true });
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    expect([profileReads(), toasts()]).toEqual([1, []]);
  });
});
