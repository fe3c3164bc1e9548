import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { Children, isValidElement, type JSXElementConstructor, type ReactElement } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ConsentNotice } from "@/components/safety/consent/consent-notice";
import type { CookiePage } from "@/components/safety/consent/cookie-page";
import { maxAttemptsDialog, welcomeDialog } from "@/lib/account/dialogs";
import { money } from "@/lib/core/money";
import { parseLocale } from "@/lib/market/locale";
import { forfeitDialog } from "@/lib/offers/dialogs";
import { openSupportChat } from "@/lib/offers/support-chat/request";
import { idleWarningDialog } from "@/lib/safety/dialogs";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { idlePlayerDialog } from "@/lib/site/dialogs/site-dialogs";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import account from "@/messages/en/account.json";
import offers from "@/messages/en/offers.json";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { pageExtras } from "./[edition]/(content)/[page]/page-extras";
import { CommonIslands } from "./[edition]/common-islands";
import EditionLayout from "./[edition]/layout";
import { Dialogs } from "./dialogs";

// What the layout reads of content.
vi.mock("@/lib/play/search/server", () => ({ countSearchedGames: async () => null }));
vi.mock("@/lib/content/footer/server", () => ({ findFooter: async () => null }));
vi.mock("next/navigation", () => ({
  useParams: () => ({ edition: "en-UN~web~a" }),
  usePathname: () => location.pathname,
  useRouter: () => ({ push: () => {}, replace: () => {}, prefetch: () => {} }),
}));

/** What the layout of all pages mounts of a component, with its props. */
async function mounted<Props>(component: JSXElementConstructor<Props>): Promise<ReactElement<Props>> {
  const layout = await EditionLayout({ params: Promise.resolve({ edition: "en-UN~web~a" }), children: null });
  const parts = Children.toArray(layout.props.children);
  const isOf = (part: unknown): part is ReactElement<Props> => isValidElement(part) && part.type === component;
  return parts.find(isOf) ?? expect.fail(`The layout mounts no ${component.name}.`);
}

const nothing = money(0, "EUR");
const { open } = useDialogs.getState();

/** Each modal, and its title. */
const modals: Readonly<Record<string, readonly [show: () => void, title: string]>> = {
  "idle timer": [() => open(idleWarningDialog, { endsAt: Date.now() + 60_000 }), safety.idle.warning.title],
  "max attempts": [() => open(maxAttemptsDialog, null), account.login.failures.notNow],
  welcome: [() => open(welcomeDialog, { firstName: "", isFinished: true }), account.signUp.welcome.title],
  "idle player": [() => open(idlePlayerDialog, { isConfirmed: true }), safety.idle.over.title],
  forfeit: [
    () =>
      open(forfeitDialog, {
        givenUp: { bonus: nothing, locked: nothing, total: nothing },
        purpose: { kind: "withdrawal", amount: money(1_000, "EUR") },
        onAgree: () => {},
      }),
    offers.forfeit.title,
  ],
};

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDialogs.setState({ requests: [] });
  useToasts.setState({ shown: [] });
  document.documentElement.dataset.consent = "missing";
  writeConfig();
  await loadAllMessages();
  server.use(
    http.get("*/api/terms/en-UN", () => new HttpResponse(null, { status: 503 })),
    http.get("*/api/support-chat/en-UN", () => HttpResponse.json({ address: "https://chat.example/" })),
    http.all("http://platform.test/v1/*", () => HttpResponse.json({})),
  );
});

describe.each(["/en-UN/online-casino", "/en-UN/my-account/account"])(
  "on %s the elements of every page can be raised [UI-001, UI-501]:",
  (pathname) => {
    beforeEach(async () => {
      // The dialogs of the test before leave their entries.
      await new Promise((resolve) => setTimeout(resolve, 30));
      history.replaceState(null, "", pathname);
    });

    test.each(Object.entries(modals))(
      "%s modal",
      async (_name, [show, title]) => {
        render(await mounted(CommonIslands));
        act(() => dispatchSession({ type: "requested" }));
        act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
        act(show);
        expect(await screen.findByRole("dialog", { name: title }, { timeout: 60_000 })).toBeDefined();
      },
      90_000,
    );

    test.each(["success", "error", "warning"] as const)("toast notification: %s", async (kind) => {
      render(await mounted(CommonIslands));
      act(() => useToasts.getState().show(kind, "Saved."));
      expect(await screen.findByText("Saved.")).toBeDefined();
    });

    test("cookie notice", async () => {
      render(await ConsentNotice((await mounted(ConsentNotice)).props));
      expect(screen.getByRole("region", { name: safety.consent.settings })).toBeDefined();
    });

    test("support chat", async () => {
      render(await mounted(CommonIslands));
      act(openSupportChat);
      expect(await screen.findByRole("region", { name: offers.supportChat.title })).toBeDefined();
    });
  },
);

test.each([
  ["de-DE", ["OASIS", "check-dein-spiel.de 0800 1372700"]],
  ["ca-CA", ["ConnexOntario 1-866-531-2600"]],
  ["fi-FI", []],
])("%s: the page of safer gambling leads to the help that the law of the market names", async (segment, named) => {
  const locale = parseLocale(segment) ?? expect.fail();
  render(await pageExtras({ locale, page: "responsible-gambling" }));
  // Below the ways to what protects.
  expect(
    screen
      .queryAllByRole("link")
      .slice(3)
      .map(({ textContent }) => textContent),
  ).toEqual(named);
});

test("the page about cookies leads to the choice, which opens whenever it is followed [COOKIE-008]", async () => {
  history.replaceState(null, "", "/en-UN/cookie-policy");
  const below = await pageExtras({ locale: parseLocale("en-UN") ?? expect.fail(), page: "cookie-policy" });
  render(
    <>
      {below && (await (below.type as typeof CookiePage)(below.props as Parameters<typeof CookiePage>[0]))}
      <Dialogs />
    </>,
  );
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: safety.consent.settings });
  for (const _ of ["first", "later"]) {
    await act(async () => {
      location.hash = link.hash;
      dispatchEvent(new Event("hashchange"));
    });
    await screen.findByRole("dialog", { name: safety.consent.settings }, { timeout: 60_000 });
    fireEvent.click(screen.getByRole("button", { name: site.actions.close }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(location.hash).toBe(""));
  }
}, 90_000);
