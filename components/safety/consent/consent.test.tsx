import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DialogHost } from "@/components/site/dialogs/dialog-host";
import { clearPlayerValues } from "@/lib/core/browser-storage";
import { parseLocale } from "@/lib/market/locale";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { writePreset } from "@/lib/safety/consent/preset";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import {
  adoptChoice,
  allOptions,
  choose,
  essentialOptions,
  isUnsent,
  keptChoice,
  useConsent,
} from "@/lib/site/consent/choice";
import { mayUse } from "@/lib/site/consent/gate";
import { useDialogs } from "@/lib/site/dialogs/store";
import { setRootData } from "@/lib/site/root-data";
import safety from "@/messages/en/safety.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { safetyDialogs } from "../dialogs";
import { ConsentForm } from "./consent-form";
import { ConsentNotice } from "./consent-notice";
import { ConsentSync } from "./consent-sync";

vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));

const messages = safety.consent;
const locale = parseLocale("en-UN") ?? expect.fail("en-UN is a locale");
const { dataset } = document.documentElement;
const everywhere = (here: "essential" | "all"): ByPlace<"essential" | "all"> => ({ here, at: {} });

beforeEach(async () => {
  queryClient.clear();
  useDialogs.setState({ requests: [] });
  useSession.setState(unknownSession, true);
  useConsent.setState(useConsent.getInitialState(), true);
  // As the head script leaves it.
  dataset.consent = "missing";
  // The dialogs of the test before leave their entries.
  await new Promise((resolve) => setTimeout(resolve, 30));
  history.replaceState(null, "", "/en-UN");
  // biome-ignore lint/suspicious/noDocumentCookie: as the custom server sets it
  document.cookie = "country-code=NO; path=/";
  writeConfig();
  await loadAllMessages();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const openNotice = async () =>
  render(
    <>
      {await ConsentNotice({ locale })}
      <main />
    </>,
  );

describe("the notice", () => {
  test("is a named region, not a dialog, that search engines do not quote, with two equal buttons and the way to the options", async () => {
    await openNotice();
    const region = screen.getByRole("region", { name: messages.settings });
    expect(region.hasAttribute("data-nosnippet")).toBe(true);
    expect(dataset.consent).toBe("missing");
    const [accept, refuse, ...others] = within(region).getAllByRole("button");
    expect([accept?.textContent, refuse?.textContent, others]).toEqual([messages.accept, messages.refuse, []]);
    expect(accept?.className).toBe(refuse?.className);
    expect(within(region).getByRole("link", { name: messages.choose }).getAttribute("href")).toBe("#cookie-settings");
    expect(within(region).getByRole("link", { name: messages.list }).getAttribute("href")).toBe("/en-UN/cookie-policy");
  });

  test.each([
    ["accept", messages.accept, messages.done.accepted, true],
    ["refuse", messages.refuse, messages.done.refused, false],
  ] as const)(
    "%s is one press; its message has the focus, the time and the id, and goes by one more [COOKIE-003]",
    async (_how, button, sentence, isAccepted) => {
      await openNotice();
      expect(localStorage.getItem("consent")).toBeNull();
      // Its code is still on its way: it takes the press when it is there.
      press(button);
      const message = await screen.findByRole("group", { name: new RegExp(`^${sentence}`) });
      expect(dataset.consent).toBe("chosen");
      expect([mayUse("performance"), mayUse("marketing")]).toEqual([isAccepted, isAccepted]);
      expect(message.textContent).toContain(sentence);
      expect(message.textContent).toContain(keptChoice()?.id);
      expect(message.textContent).toContain(String(new Date().getFullYear()));
      await waitFor(() => expect(document.activeElement).toBe(message));
      press(messages.done.hide);
      expect([screen.queryByRole("group"), dataset.consent]).toEqual([null, undefined]);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
    },
  );

  test("is gone once another tab has the choice, and asks again when that is deleted", async () => {
    const answers = vi.spyOn(window, "addEventListener");
    await openNotice();
    // Nothing is loaded for a visitor who does nothing.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answers).not.toHaveBeenCalledWith("storage", expect.anything());
    fireEvent.pointerMove(document.body);
    await waitFor(() => expect(answers).toHaveBeenCalledWith("storage", expect.anything()));
    choose({ performance: true, marketing: true });
    setRootData("consent", "missing");
    useConsent.setState({ isAnswered: false });
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "consent" })));
    expect(dataset.consent).toBeUndefined();
    localStorage.removeItem("consent");
    act(() => void dispatchEvent(new StorageEvent("storage", { key: null })));
    expect(dataset.consent).toBe("missing");
  });

  test("says where the browser keeps nothing, and nothing optional is used", async () => {
    await openNotice();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    press(messages.accept);
    expect(await screen.findByRole("group", { name: messages.done.unkept })).toBeTruthy();
    expect(mayUse("marketing")).toBe(false);
  });
});

const Site = ({ preset = everywhere("all") }) => (
  <>
    <section data-preset={writePreset(preset)}>
      <ConsentForm>
        <a href="#cookie-settings">Settings</a>
      </ConsentForm>
    </section>
    <DialogHost registry={safetyDialogs} />
    <ConsentSync />
  </>
);

async function openSettings(preset?: ByPlace<"essential" | "all">) {
  render(<Site {...(preset && { preset })} />);
  await act(async () => {
    location.hash = "#cookie-settings";
    dispatchEvent(new Event("hashchange"));
  });
  return screen.findByRole("dialog", { name: messages.settings });
}

const ticks = () =>
  screen
    .getAllByRole<HTMLInputElement>("checkbox")
    .map(({ checked, disabled }) => `${checked}${disabled ? " locked" : ""}`);

describe("the settings", () => {
  test.each([
    ["all where the specification's preset holds", everywhere("all"), ["true locked", "true", "true"]],
    ["the essential ones where the law says opt-in", everywhere("essential"), ["true locked", "false", "false"]],
    [
      "the essential ones for a visitor from such a place",
      { here: "all", at: { NO: "essential" } },
      ["true locked", "false", "false"],
    ],
  ] as const)(
    "tick %s, and use nothing before they are saved [COOKIE-001, COOKIE-002]",
    async (_what, preset, expected) => {
      await openSettings(preset);
      expect(ticks()).toEqual(expected);
      expect(screen.getByRole("status").textContent).toContain(messages.receipt.none);
      expect([mayUse("performance"), mayUse("marketing")]).toEqual([false, false]);
    },
  );

  test("change the choice use by use and as a whole, with a receipt each time, and the essential ones stay [COOKIE-008]", async () => {
    choose({ performance: true, marketing: true });
    const dialog = await openSettings();
    const [, , marketing] = within(dialog).getAllByRole("checkbox");
    if (marketing) fireEvent.click(marketing);
    press(messages.save);
    expect(keptChoice()?.options).toEqual({ essentials: true, performance: true, marketing: false });
    expect(dataset.consent).toBeUndefined();
    const status = within(dialog).getByRole("status");
    await waitFor(() => expect(document.activeElement).toBe(status));
    expect(status.textContent).toContain(messages.done.saved);
    expect(status.textContent).toContain(keptChoice()?.id);
    press(messages.refuse);
    expect([mayUse("performance"), ticks()]).toEqual([false, ["true locked", "false", "false"]]);
    press(messages.accept);
    expect([mayUse("performance"), ticks()]).toEqual([true, ["true locked", "true", "true"]]);
  });

  test("list local storage and the service worker too", async () => {
    const dialog = await openSettings();
    for (const text of [messages.places.local, messages.places.worker, messages.kept.offline, "id-token", "theme"])
      expect(dialog.textContent).toContain(text);
  });
});

const address = "http://platform.test/v1/player/cookies/consent";

/** The platform of a player with this record. */
function servePlatform(options: object | null, change: object = {}) {
  const calls: unknown[] = [];
  const platform = { calls, isDown: false, held: Promise.resolve() };
  const record = {
    cookiesConsentId: options && "C1",
    options,
    version: 1,
    updatedAt: "2026-11-20T08:00:00.000Z",
    ...change,
  };
  server.use(
    http.get(address, () => {
      calls.push("GET");
      return HttpResponse.json(record);
    }),
    http.patch(`${address}/:version`, async ({ request, params }) => {
      const body = (await request.json()) as { options: object };
      calls.push([params.version, body]);
      await platform.held;
      if (platform.isDown) return HttpResponse.error();
      return HttpResponse.json({
        ...record,
        cookiesConsentId: "C1",
        options: body.options,
        version: Number(params.version),
      });
    }),
  );
  return platform;
}

const signIn = () => act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));

describe("a player's record", () => {
  test("overwrites what the browser keeps, and hides the notice [COOKIE-006, COOKIE-007]", async () => {
    adoptChoice({ id: "older", options: allOptions, chosenAt: null });
    const { calls } = servePlatform(essentialOptions);
    render(<Site />);
    signIn();
    await waitFor(() => expect(keptChoice()).toMatchObject({ id: "C1", options: essentialOptions }));
    expect([calls, mayUse("marketing")]).toEqual([["GET"], false]);
  });

  test("of a browser without a choice is adopted with its id and time", async () => {
    servePlatform(allOptions);
    render(<Site />);
    expect(dataset.consent).toBe("missing");
    signIn();
    await waitFor(() => expect(dataset.consent).toBeUndefined());
    expect(keptChoice()).toMatchObject({ id: "C1", options: allOptions, chosenAt: "2026-11-20T08:00:00.000Z" });
  });

  test("gives way to a choice that was made signed out: marketing that a visitor refused stays refused [API-024, COOKIE-007]", async () => {
    choose({ performance: true, marketing: false });
    const { calls } = servePlatform(allOptions);
    render(<Site />);
    signIn();
    await waitFor(() => expect(isUnsent()).toBe(false));
    const options = { essentials: true, performance: true, marketing: false };
    expect(calls).toEqual([["1", { options }]]);
    expect(keptChoice()).toMatchObject({ id: "C1", options });
    expect(mayUse("marketing")).toBe(false);
  });

  test("gives way to a later choice that did not arrive, also where it is known already [COOKIE-007]", async () => {
    const platform = servePlatform(allOptions);
    const { unmount } = render(<Site />);
    signIn();
    await waitFor(() => expect(keptChoice()?.id).toBe("C1"));
    platform.isDown = true;
    act(() => void choose({ performance: false, marketing: false }));
    await waitFor(() => expect(platform.calls).toHaveLength(2));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    unmount();
    render(<Site />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect([mayUse("marketing"), isUnsent()]).toEqual([false, true]);
  });

  test("overwrites what somebody chose before the last logout: that is no choice of the visitor who signs in [COOKIE-007]", async () => {
    choose({ performance: true, marketing: false });
    clearPlayerValues();
    const { calls } = servePlatform(allOptions);
    render(<Site />);
    signIn();
    await waitFor(() => expect(keptChoice()).toMatchObject({ id: "C1", options: allOptions }));
    expect(calls).toEqual(["GET"]);
  });

  describe("of a player who has changed it, which did not arrive before they signed out,", () => {
    const minuteMs = 60_000;
    const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString();

    /** The record that the player signs in to first, what they choose then, and the record that they sign in to the next time. */
    async function signInAgain(
      before: object,
      chosen: { performance: boolean; marketing: boolean },
      change: object = {},
    ) {
      const first = servePlatform(before, { updatedAt: ago(10) });
      render(<Site />);
      signIn();
      await waitFor(() => expect(keptChoice()?.id).toBe("C1"));
      first.isDown = true;
      act(() => void choose(chosen));
      await waitFor(() => expect(first.calls).toHaveLength(2));
      await waitFor(() => expect(queryClient.isMutating()).toBe(0));
      clearPlayerValues();
      act(() => dispatchSession({ type: "signed-out" }));
      queryClient.clear();
      const { calls } = servePlatform(before, { updatedAt: ago(10), ...change });
      signIn();
      await waitFor(() => expect(calls.length).toBeGreaterThan(0));
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      return calls;
    }

    test("gives way to their refusal, which is sent once [COOKIE-007]", async () => {
      const chosen = { performance: true, marketing: false };
      const options = { essentials: true, ...chosen };
      expect(await signInAgain(allOptions, chosen)).toEqual(["GET", ["1", { options }]]);
      expect([keptChoice()?.options, isUnsent()]).toEqual([options, false]);
    });

    test.each([
      ["they allowed more by that", essentialOptions, { performance: true, marketing: true }, {}],
      [
        "it is newer",
        allOptions,
        { performance: false, marketing: false },
        { updatedAt: new Date(Date.now() + 60 * minuteMs).toISOString() },
      ],
      ["it is another player's", allOptions, { performance: false, marketing: false }, { cookiesConsentId: "C2" }],
      ["it has no time", allOptions, { performance: false, marketing: false }, { updatedAt: null }],
    ])("overwrites it where %s [COOKIE-007]", async (_why, before, chosen, change) => {
      expect(await signInAgain(before, chosen, change)).toEqual(["GET"]);
      expect(keptChoice()?.options).toEqual(before);
    });
  });

  test.each([
    ["of a player who has not chosen", null, {}],
    ["of another version", allOptions, { version: 2 }],
    ["of an older version", allOptions, { version: 0 }],
  ])("%s changes nothing, and the notice goes on asking [COOKIE-009]", async (_which, options, change) => {
    const { calls } = servePlatform(options, change);
    render(<Site />);
    signIn();
    await waitFor(() => expect(calls).toEqual(["GET"]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect([keptChoice(), dataset.consent]).toEqual([null, "missing"]);
  });

  test("is changed by every change of a player; what did not arrive is said, holds here, and is sent with the next page [COOKIE-006]", async () => {
    const platform = servePlatform(allOptions);
    await openSettings();
    signIn();
    await waitFor(() => expect(keptChoice()?.id).toBe("C1"));
    platform.isDown = true;
    press(messages.refuse);
    expect(mayUse("marketing")).toBe(false);
    expect(await screen.findByText(messages.waiting)).toBeTruthy();
    expect(isUnsent()).toBe(true);
    platform.isDown = false;
    press(messages.save);
    await waitFor(() => expect(isUnsent()).toBe(false));
    await waitFor(() => expect(screen.queryByText(messages.waiting)).toBeNull());
    expect(platform.calls).toEqual(["GET", ["1", { options: essentialOptions }], ["1", { options: essentialOptions }]]);
    expect(keptChoice()?.options).toEqual(essentialOptions);
  });

  describe("that is on its way", () => {
    const changes = (calls: readonly unknown[]) => calls.filter((call) => call !== "GET");
    const few = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

    /** A refusal of marketing that the platform has been sent, and has not answered. */
    async function change() {
      const platform = servePlatform(allOptions);
      render(<ConsentSync />);
      signIn();
      await waitFor(() => expect(keptChoice()?.id).toBe("C1"));
      let release: () => void = () => {};
      platform.held = new Promise((resolve) => {
        release = resolve;
      });
      act(() => void choose({ performance: true, marketing: false }));
      await waitFor(() => expect(changes(platform.calls)).toHaveLength(1));
      return { ...platform, release };
    }

    test("gives way to a later one, which is sent after it and stays [COOKIE-006, COOKIE-007]", async () => {
      const { calls, release } = await change();
      await few();
      act(() => void choose({ performance: false, marketing: false }));
      await few();
      expect(changes(calls)).toHaveLength(1);
      release();
      await waitFor(() => expect(changes(calls)).toHaveLength(2));
      await waitFor(() => expect(isUnsent()).toBe(false));
      expect(changes(calls).at(-1)).toEqual(["1", { options: essentialOptions }]);
      expect(keptChoice()?.options).toEqual(essentialOptions);
    });

    test("is not sent once more by what sends it again", async () => {
      const { calls, release } = await change();
      act(() => void dispatchEvent(new Event("online")));
      await few();
      release();
      await waitFor(() => expect(isUnsent()).toBe(false));
      await few();
      expect(changes(calls)).toHaveLength(1);
    });

    test("does not come back once it was deleted here, nor does anything wait", async () => {
      const { release } = await change();
      act(() => {
        localStorage.removeItem("consent");
        dispatchEvent(new StorageEvent("storage", { key: "consent" }));
      });
      release();
      await waitFor(() => expect(queryClient.isMutating()).toBe(0));
      expect([keptChoice(), useConsent.getState().isWaiting, mayUse("performance")]).toEqual([null, false, false]);
    });
  });

  test.each(["the next page", "the connection"])(
    "that did not arrive is sent again with %s, once [COOKIE-006]",
    async (what) => {
      const platform = servePlatform(allOptions);
      const { rerender } = render(<ConsentSync />);
      signIn();
      await waitFor(() => expect(keptChoice()?.id).toBe("C1"));
      platform.isDown = true;
      act(() => void choose({ performance: false, marketing: false }));
      await waitFor(() => expect(useConsent.getState().isWaiting).toBe(true));
      platform.isDown = false;
      if (what === "the next page") {
        history.replaceState(null, "", "/en-UN/promotions");
        rerender(<ConsentSync />);
      } else act(() => void dispatchEvent(new Event("online")));
      await waitFor(() => expect(isUnsent()).toBe(false));
      expect(useConsent.getState().isWaiting).toBe(false);
      act(() => void dispatchEvent(new Event("online")));
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(platform.calls.filter((call) => call !== "GET")).toHaveLength(2);
    },
  );

  test.each([
    ["a failure", () => HttpResponse.json({ code: "error.any" }, { status: 500 })],
    ["garbage", () => HttpResponse.text("<html>")],
    ["another shape", () => HttpResponse.json({ options: allOptions })],
    ["text for yes", () => HttpResponse.json({ cookiesConsentId: "C1", options: { ...allOptions, marketing: "yes" } })],
  ])("that is %s allows nothing, and takes nothing back", async (_what, respond) => {
    const asked: string[] = [];
    server.use(
      http.get(address, () => {
        asked.push("GET");
        return respond();
      }),
    );
    for (const before of [null, essentialOptions]) {
      if (before) adoptChoice({ id: "here", options: before, chosenAt: null });
      queryClient.clear();
      const { unmount } = render(<Site />);
      signIn();
      await waitFor(() => expect(asked.length).toBe(before ? 2 : 1));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect([keptChoice()?.options ?? null, mayUse("marketing")]).toEqual([before, false]);
      unmount();
    }
  });

  test("is asked for by nobody without a player", async () => {
    const { calls } = servePlatform(allOptions);
    render(<Site />);
    act(() => dispatchSession({ type: "found-guest" }));
    choose({ performance: true, marketing: true });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(calls).toEqual([]);
  });
});
