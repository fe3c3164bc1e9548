import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readLocale } from "@/lib/market/locale";
import { productGuardTarget } from "@/lib/session/permissions/guard-target";
import type { Product } from "@/lib/session/permissions/permissions";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import play from "@/messages/en/play.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile as profile } from "@/tests/support/profile";
import { ProductGuard } from "./product-guard";

const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

const json = (body: object, status = 200) => HttpResponse.json(body, { status });
let account: () => Response | Promise<Response>;
let access: () => Response;

beforeEach(async () => {
  replace.mockReset();
  useToasts.setState({ shown: [] });
  queryClient.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/en-UN/online-casino");
  writeConfig();
  await loadAllMessages();
  account = () => json(profile);
  access = () => json({ accountStatus: "REGISTERED" });
  server.use(
    http.get("http://platform.test/v1/player/profile", () => account()),
    http.get("http://platform.test/v1/player/access/details", () => access()),
  );
});

const show = (product: Product = "casino") => render(<ProductGuard product={product} />);
const signIn = (more = {}) => act(() => dispatchSession({ type: "found", player: { ...signedInPlayer(), ...more } }));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const { reading, unreadable } = play.access;

describe("the guard of a product", () => {
  test("has the locale root as its target [ROUTE-544]", () => {
    const locale = readLocale("fi-FI");
    expect(locale && productGuardTarget(locale)).toBe("/fi-FI");
  });

  describe.each(["casino", "liveCasino", "sports", "virtualSports"] as const)("%s", (product) => {
    test.each([
      ["the product is closed to them", { ...profile, [product]: false }, "REGISTERED", false],
      ["they are at payout risk by the flag", { ...profile, payout: false }, "REGISTERED", false],
      ["they are at payout risk by the status", profile, "PAYOUT", false],
      [
        "they are at payout risk by the attribute",
        { ...profile, attributes: { riskPayout: true } },
        "REGISTERED",
        false,
      ],
      ["their session is suspended", profile, "REGISTERED", true],
    ])("leads a player to the locale root where %s [ROUTE-543]", async (_, sent, accountStatus, suspended) => {
      account = () => json(sent);
      access = () => json({ accountStatus });
      show(product);
      act(() => dispatchSession({ type: "requested" }));
      signIn({ multibrand: { suspended } });
      await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN"));
      const shown = useToasts.getState().shown.map(({ kind, value }) => ({ kind, value }));
      expect(shown).toEqual([{ kind: "warning", value: play.gameLaunch.problems.notAllowed.text }]);
    });

    test("lets a player pass whose other products are closed", async () => {
      const others = { casino: false, liveCasino: false, sports: false, virtualSports: false };
      account = () => json({ ...profile, ...others, [product]: true });
      show(product);
      act(() => dispatchSession({ type: "requested" }));
      signIn();
      await settled();
      expect(replace).not.toHaveBeenCalled();
      expect(screen.queryByText(reading)).toBeNull();
    });
  });

  test("lets a visitor pass, and a player who has no profile yet", async () => {
    show();
    act(() => dispatchSession({ type: "found-guest" }));
    await settled();
    account = () => json({ code: "error.player.not_found" }, 404);
    signIn();
    act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
    await settled();
    expect(replace).not.toHaveBeenCalled();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("shows a loader over the page while the profile is being read, once that takes long", async () => {
    let release = () => {};
    account = () => new Promise((resolve) => (release = () => resolve(json(profile))));
    show();
    act(() => dispatchSession({ type: "requested" }));
    signIn();
    await settled();
    expect(screen.queryByRole("status")).toBeNull();
    await eventually(() => expect(screen.getByRole("status").textContent).toContain(reading));
    release();
    await eventually(() => expect(screen.queryByRole("status")).toBeNull());
    expect(replace).not.toHaveBeenCalled();
  });

  test.each(["profile", "access"] as const)(
    "where the %s call fails it shows an error, redirects nobody, and retries on request",
    async (call) => {
      const failing = () => json({}, 500);
      if (call === "profile") account = failing;
      else access = failing;
      show();
      act(() => dispatchSession({ type: "requested" }));
      signIn();
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(unreadable);
      expect(replace).not.toHaveBeenCalled();
      account = () => json({ ...profile, casino: false });
      access = () => json({ accountStatus: "PAYOUT" });
      fireEvent.click(screen.getByRole("button", { name: play.gameLaunch.retry }));
      await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/en-UN"));
      expect(screen.queryByRole("alert")).toBeNull();
    },
  );
});
