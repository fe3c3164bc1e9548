// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { codeOf, useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { useAccountStore } from "@/lib/account/profile/store";
import { rememberChoice } from "@/lib/market/switch-links";
import { playerKey, publicKey, queryClient } from "@/lib/session/player/player-queries";
import { peekReturn, saveReturn } from "@/lib/session/sign-in/return-path";
import { signOut } from "@/lib/session/sign-out/sign-out";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { emptyLogin } from "./flow";
import { dispatchLogin, useLoginState } from "./store";

const player = signedInPlayer();
const markets = publicKey("markets");
const partners = publicKey("partners");
const error = { objectName: "address", field: "city", rejectedValue: null, status: null, message: "no", code: "x" };

beforeEach(() => {
  writeConfig();
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  dispatchSession({ type: "signed-in", player });
});

/** Fills the stores of a tab with a player's data. */
function bePlaying(): void {
  queryClient.setQueryData(playerKey(player, "profile"), { firstName: "Aino" });
  queryClient.setQueryData(playerKey(player, "balance"), { cash: "7.00" });
  queryClient.setQueryData(markets, ["FI", "NO"]);
  queryClient.setQueryData(partners, ["Relax"]);
  dispatchLogin({ type: "sign-up-completed" });
  dispatchLogin({ type: "terms-update-shown", isShown: true });
  useOneTimeCodes.getState().dispatch("phone:P1", { type: "addressed", recipient: "+358401234567" });
  useAccountStore.getState().setBackendErrors({ address: [error] });
  saveReturn({ path: "/en-UN/my-account/account" });
  rememberChoice("fi-FI");
}

const left = () => ({
  keys: queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey),
  login: useLoginState.getState(),
  code: codeOf("phone:P1").recipient,
  errors: useAccountStore.getState().backendErrors.address,
  back: peekReturn(),
});

test("a logout resets all that is known of the player, and keeps markets and partners [SESS-026]", async () => {
  bePlaying();
  expect(left()).toMatchObject({ code: "+358401234567", errors: [error], login: { showUpdatedTnC: true } });
  expect(left().keys).toHaveLength(4);
  await signOut();
  expect(useSession.getState().session).toEqual({ kind: "guest" });
  expect(left()).toEqual({ keys: [markets, partners], login: emptyLogin, code: null, errors: [], back: null });
  expect(queryClient.getQueryData(markets)).toEqual(["FI", "NO"]);
  expect(queryClient.getQueryData(partners)).toEqual(["Relax"]);
  expect(document.cookie).toBe("market=fi-FI");
});

test("so does one in another tab, which this one learns from its session; a sign-in resets nothing", () => {
  bePlaying();
  dispatchSession({ type: "signed-out" });
  expect(left()).toMatchObject({ keys: [markets, partners], login: emptyLogin, code: null, errors: [] });
  dispatchLogin({ type: "sign-up-completed" });
  dispatchSession({ type: "signed-in", player });
  expect(useLoginState.getState().signUpCompleted).toBe(true);
});
