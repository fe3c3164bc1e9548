import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SupportChat } from "@/components/offers/support-chat/support-chat";
import { ConsentNotice } from "@/components/safety/consent/consent-notice";
import { Toasts } from "@/components/site/toasts";
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
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { Dialogs } from "./dialogs";

vi.mock("next/navigation", () => ({
  usePathname: () => location.pathname,
  useRouter: () => ({ push: () => {}, replace: () => {}, prefetch: () => {} }),
}));

const nothing = money(0, "EUR");
const { open } = useDialogs.getState();

/** Each modal, and its title. */
const modals: Readonly<Record<string, readonly [show: () => void, title: string]>> = {
  "idle timer": [() => open(idleWarningDialog, { endsAt: Date.now() + 60_000 }), safety.idle.warning.title],
  "max attempts": [() => open(maxAttemptsDialog, null), account.login.failures.notNow],
  welcome: [() => open(welcomeDialog, { firstName: "", isFinished: true }), account.signUp.welcome.title],
  "idle player": [() => open(idlePlayerDialog, null), safety.idle.over.title],
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
        render(<Dialogs />);
        act(() => dispatchSession({ type: "requested" }));
        act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
        act(show);
        expect(await screen.findByRole("dialog", { name: title }, { timeout: 60_000 })).toBeDefined();
      },
      90_000,
    );

    test.each(["success", "error", "warning"] as const)("toast notification: %s", async (kind) => {
      render(<Toasts closeLabel="Close" offline="Offline" />);
      act(() => useToasts.getState().show(kind, "Saved."));
      expect(await screen.findByText("Saved.")).toBeDefined();
    });

    test("cookie notice", async () => {
      render(await ConsentNotice({ locale: parseLocale("en-UN") ?? expect.fail() }));
      expect(screen.getByRole("region", { name: safety.consent.settings })).toBeDefined();
    });

    test("support chat", async () => {
      render(<SupportChat />);
      act(openSupportChat);
      expect(await screen.findByRole("region", { name: offers.supportChat.title })).toBeDefined();
    });
  },
);
