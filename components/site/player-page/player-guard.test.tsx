import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { PlayerGuard } from "./player-guard";

const replace = vi.hoisted(() => vi.fn());
const router = vi.hoisted(() => ({ replace: (path: string) => replace(path) }));
const pathname = "/en-UN/my-account/account";
vi.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => pathname }));

const load = async () => ({ Content: () => "behind it" });

beforeEach(() => {
  replace.mockReset();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", pathname);
  writeConfig();
  render(<PlayerGuard checkingLabel="Checking" unavailableText="Nobody answers" load={load} data={{}} />);
  act(() => dispatchSession({ type: "requested" }));
  expect(screen.queryByText("behind it")).toBeNull();
});

test("an authorisation that failed leads from a guarded page to the access error, with the path [SESS-019, SESS-020]", async () => {
  act(() => dispatchSession({ type: "signed-out" }));
  const from = new URLSearchParams({ from: pathname });
  await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`/en-UN/401?${from}`));
  expect(screen.queryByText("behind it")).toBeNull();
});

test("while the session is checked a loader shows, and the page is there once it is known [ROUTE-546]", async () => {
  expect(screen.getByRole("status").textContent).toBe("Checking");
  expect(replace).not.toHaveBeenCalled();
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  expect(await screen.findByText("behind it")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});

test("one that could not be read redirects nobody and opens nothing", () => {
  act(() => dispatchSession({ type: "unavailable" }));
  expect(screen.getByText("Nobody answers")).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});

test("a player stays, and sees what is behind it", async () => {
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  expect(await screen.findByText("behind it")).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});
