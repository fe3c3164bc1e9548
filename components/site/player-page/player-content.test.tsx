import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Route, routes } from "@/lib/routing/routes";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { PlayerContent, playerContent } from "./player-content";

type Guard = NonNullable<Route["guard"]>;

const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace }), usePathname: () => location.pathname }));

const load = playerContent(async () => () => "behind it");

let profile: object;
let canClaim: boolean;

beforeEach(() => {
  replace.mockReset();
  queryClient.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/en-UN/my-account/account");
  writeConfig();
  profile = openProfile;
  canClaim = true;
  server.use(
    http.get("http://platform.test/v1/*", ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("profile")) return HttpResponse.json(profile);
      if (pathname.endsWith("details")) return HttpResponse.json({ accountStatus: "REGISTERED" });
      return HttpResponse.json({ isAvailable: canClaim });
    }),
  );
});

function open(guard: Guard | null) {
  render(<PlayerContent load={load} guard={guard} data={{}} checkingLabel="Checking" unavailableText="Unavailable" />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
}

const guards = [...new Set(Object.values<Route>(routes).flatMap(({ guard }) => guard ?? []))];
/** The flag of the profile that is off for a player to whom the gate is closed; the claims by hand have a call of their own. */
const flags = {
  payoutRisk: "payout",
  deposit: "deposit",
  sports: "sports",
  virtualSports: "virtualSports",
} as const satisfies Record<Exclude<Guard, "manualClaim">, string>;

function close(guard: Guard): void {
  if (guard === "manualClaim") canClaim = false;
  else profile = { ...profile, [flags[guard]]: false };
}

describe.each(guards)("a page that the route table guards by %s [ROUTE-041, ROUTE-535, ROUTE-536]", (guard) => {
  test("is closed to a player to whom the gate is, and leads them away", async () => {
    close(guard);
    open(guard);
    await eventually(() => expect(replace).toHaveBeenCalledOnce());
    expect(screen.queryByText("behind it")).toBeNull();
  });

  test("is open to every other player", async () => {
    for (const other of guards) if (other !== guard && other !== "payoutRisk") close(other);
    open(guard);
    expect(await screen.findByText("behind it")).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });
});

test("a page without a gate is open to a player to whom every gate is closed", async () => {
  for (const guard of guards) close(guard);
  open(null);
  expect(await screen.findByText("behind it")).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});
