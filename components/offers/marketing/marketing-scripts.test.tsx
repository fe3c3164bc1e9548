import { act, fireEvent, render, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { loginDialog } from "@/lib/account/dialogs";
import { publicConfig } from "@/lib/config/public";
import { marketCodes, markets } from "@/lib/market/markets";
import { eddDialog } from "@/lib/safety/dialogs";
import { signOut } from "@/lib/session/sign-out/sign-out";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { readPlayer } from "@/lib/session/tokens/read-player";
import { choose, useConsent } from "@/lib/site/consent/choice";
import { leaveHash } from "@/lib/site/dialogs/popup-history";
import { useDialogs } from "@/lib/site/dialogs/store";
import { stopMarketing } from "@/lib/site/marketing/stop";
import { signedInPlayer, token, writeConfig } from "@/tests/contract/session/browser";
import { server } from "@/tests/support/msw";
import { MarketingScripts } from "./marketing-scripts";

const loadDocument = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));
// jsdom cannot load a document; the journey does.
vi.mock("@/lib/site/marketing/load-document", () => ({ loadDocument }));

/** A document requests an address once: every test has addresses of its own. */
let count = 0;
const address = (name: string) => `https://${name}.example/${count}.js`;
const analytics = () => address("analytics");
const adMaster = () => address("ad-master");

const accept = () => act(() => void choose({ performance: false, marketing: true }));
const refuse = () => act(() => void choose({ performance: true, marketing: false }));
const logIn = (player = signedInPlayer()) => act(() => dispatchSession({ type: "signed-in", player }));
/** Who logs in after all that a test does. */
const later = () => ({ ...signedInPlayer(), signedInAt: Date.now() / 1_000 + 60 });
const logOut = () => act(() => dispatchSession({ type: "signed-out" }));
const elements = () => [...document.querySelectorAll<HTMLScriptElement>("script[data-marketing]")];
const scripts = () => elements().map(({ src }) => src);
const campaigns = () => elements().map(({ dataset }) => dataset.campaign ?? null);
const widgets = () => document.querySelectorAll('script[name="crm-widget"], script#crm-widget').length;

/** The document at a path; `leave` ends it, and the tab keeps what it keeps. */
let view: ReturnType<typeof render>;
const leave = () => view.unmount();

function open(path: string, entered = path): void {
  history.replaceState(null, "", path);
  view = render(<MarketingScripts entered={new URL(entered, location.origin).href} />);
}

function insertWidget(attribute: "name" | "id" = "name"): void {
  const widget = document.createElement("script");
  widget.setAttribute(attribute, "crm-widget");
  document.head.append(widget);
}

function pressLink(href: string): boolean {
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  const isFollowed = fireEvent.click(link);
  link.remove();
  return isFollowed;
}

beforeEach(() => {
  count += 1;
  loadDocument.mockReset();
  document.head.replaceChildren();
  sessionStorage.clear();
  writeConfig();
  server.use(http.delete("*/api/session", () => new HttpResponse(null, { status: 204 })));
  const parameters = ["utm_source", "gclid"];
  Object.assign(publicConfig(), {
    marketing: { analytics: analytics(), parameters, adMaster: adMaster(), crm: "crm-widget" },
  });
  useSession.setState(unknownSession, true);
  useConsent.setState(useConsent.getInitialState(), true);
});

// Before any test that loads a script.
test("a document without a script of marketing is kept on the way to a private page", () => {
  open("/en-UN");
  accept();
  expect(pressLink("/en-UN/my-account")).toBe(true);
  expect(loadDocument).not.toHaveBeenCalled();
});

describe("analytics", () => {
  test("is requested after the login and with marketing consent, once [API-037, API-038, API-515]", () => {
    open("/en-UN/online-casino");
    accept();
    expect(scripts()).toEqual([]);
    logIn();
    expect(scripts()).toEqual([analytics()]);
    accept();
    logIn();
    expect(scripts()).toEqual([analytics()]);
  });

  test("waits for the consent of a player, and is not requested after a refusal [API-038, API-515]", () => {
    open("/en-UN/online-casino");
    logIn();
    expect(scripts()).toEqual([]);
    refuse();
    expect(scripts()).toEqual([]);
    accept();
    expect(scripts()).toEqual([analytics()]);
  });

  test("goes with the consent and with the login, and does not come again in the document", () => {
    open("/en-UN/online-casino");
    logIn();
    accept();
    refuse();
    expect(scripts()).toEqual([]);
    accept();
    expect(scripts()).toEqual([]);
  });

  test("goes with the sign-out", () => {
    open("/en-UN/online-casino");
    logIn();
    accept();
    logOut();
    expect(scripts()).toEqual([]);
  });

  test("an empty configuration loads nothing [API-516]", () => {
    for (const marketing of [undefined, {}, { crm: "crm-widget" }]) {
      Object.assign(publicConfig(), { marketing });
      open("/pt-BR/online-casino");
      logIn();
      accept();
      expect(scripts()).toEqual([]);
    }
  });
});

describe("the parameters of an advertisement's link", () => {
  const link = "/br-BR/promo/first-orbit?utm_source=news&gclid=1&gclid=2&other=x#offer";

  test("reach analytics after consent and login, from a later page of the tab too, and no other script", () => {
    open("/br-BR/promo/first-orbit", link);
    leave();
    open("/br-BR/online-casino");
    expect(campaigns()).toEqual([]);
    accept();
    expect([scripts(), campaigns()]).toEqual([[adMaster()], [null]]);
    logIn();
    expect([scripts(), campaigns()]).toEqual([
      [adMaster(), analytics()],
      [null, "utm_source=news&gclid=1"],
    ]);
  });

  test.each(["/br-BR/my-account/account", "/br-BR/my-account/banking/deposit", "/br-BR/signup", "/br-BR/401"])(
    "are kept on %s, and sent on the next page that is not private",
    (path) => {
      open(path, `${path}?utm_source=news`);
      logIn();
      accept();
      expect(campaigns()).toEqual([]);
      leave();
      open("/br-BR");
      expect(campaigns()).toContain("utm_source=news");
    },
  );

  test("go with a refusal: a later consent sends none", () => {
    open("/br-BR", link);
    refuse();
    logIn();
    accept();
    expect(scripts()).toContain(analytics());
    expect(campaigns()).toEqual([null, null]);
  });

  test("are not kept where no analytics is configured", () => {
    Object.assign(publicConfig(), { marketing: { adMaster: adMaster() } });
    open("/br-BR", link);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("ad-master", () => {
  test("has the markets Brazil, Chile and Peru, exactly these [CONST-513]", () => {
    expect(marketCodes.filter((code) => "hasAdMaster" in markets[code])).toEqual(["BR", "CL", "PE"]);
  });

  test.each([
    ["br-BR", true],
    ["en-BR", true],
    ["cl-CL", true],
    ["pe-PE", true],
    ["fi-FI", false],
    ["en-UN", false],
    ["pt-PT", false],
  ])(
    "is loaded on %s: %s, with marketing consent and while it is configured [CONST-505, CONST-513]",
    (locale, isLoaded) => {
      open(`/${locale}/online-casino`);
      expect(scripts()).toEqual([]);
      refuse();
      expect(scripts()).toEqual([]);
      accept();
      expect(scripts()).toEqual(isLoaded ? [adMaster()] : []);
      refuse();
      Object.assign(publicConfig(), { marketing: { analytics: analytics() } });
      accept();
      expect(scripts()).toEqual([]);
    },
  );

  test("is not loaded after a break has begun in this browser, until somebody logs in", () => {
    stopMarketing();
    open("/br-BR");
    accept();
    expect(scripts()).toEqual([]);
    logIn(later());
    expect(scripts()).toEqual([analytics(), adMaster()]);
  });

  test("is not loaded after a break whose player's token is renewed before the sign-out is through", () => {
    const [minuteAgo, soon] = [-60, 60].map((seconds) => Math.floor(Date.now() / 1_000) + seconds);
    open("/br-BR");
    accept();
    stopMarketing();
    const renewed = readPlayer(token(3_600, { auth_time: minuteAgo, iat: soon }));
    logIn(renewed ?? expect.fail("The token names nobody."));
    expect(scripts()).toEqual([]);
  });

  test("is not loaded after a break whose player looks at another page before the sign-out is through, here or in another tab", () => {
    open("/br-BR/my-account/gambling-limits");
    accept();
    logIn();
    stopMarketing();
    leave();
    open("/br-BR");
    logIn();
    logOut();
    leave();
    open("/br-BR/online-casino");
    expect(scripts()).toEqual([]);
  });
});

describe("a private page", () => {
  test.each([
    "/br-BR/my-account/account",
    "/br-BR/my-account/banking/deposit",
    "/br-BR/401",
    "/br-BR/signup",
    "/br-BR/deposit",
  ])("%s, and every page of a document that was opened there, loads nothing", (path) => {
    open(path);
    logIn();
    accept();
    open("/br-BR/online-casino", path);
    expect(scripts()).toEqual([]);
  });

  test("the login over a page holds scripts back while it is open", () => {
    open("/br-BR/online-casino#login", "/br-BR/online-casino");
    accept();
    expect(scripts()).toEqual([]);
    history.replaceState(null, "", "/br-BR/online-casino");
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
    expect(scripts()).toEqual([adMaster()]);
  });

  test("a login that closes itself once its player is known leaves the page to its scripts", async () => {
    open("/br-BR/online-casino#login", "/br-BR/online-casino");
    accept();
    logIn();
    expect(scripts()).toEqual([]);
    act(leaveHash);
    await waitFor(() => expect(scripts()).toEqual([analytics(), adMaster()]));
    expect(location.hash).toBe("");
  });

  test.each(["/br-BR/online-casino#login", "/br-BR/promo/first-orbit?utm_source=news#login"])(
    "a document that was opened at %s loads nothing after the login is closed, and the next one does",
    (entered) => {
      open(entered);
      accept();
      history.replaceState(null, "", "/br-BR/online-casino");
      act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
      logIn();
      expect(scripts()).toEqual([]);
      leave();
      open("/br-BR/online-casino");
      expect(scripts()).toEqual([analytics(), adMaster()]);
    },
  );

  test.each(["#rewards", "#active"])(
    "a lobby that was opened at %s, where a visitor meets the login, loads nothing",
    (hash) => {
      open(`/br-BR/online-casino${hash}`);
      accept();
      history.replaceState(null, "", "/br-BR/online-casino");
      act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
      logIn();
      expect(scripts()).toEqual([]);
    },
  );

  test.each(["#rewards", "#active"])("the way to %s is a new document for a visitor, and none for a player", (hash) => {
    open("/br-BR/live-casino-online");
    accept();
    expect(pressLink(hash)).toBe(false);
    expect(loadDocument).toHaveBeenCalledExactlyOnceWith(new URL(hash, location.href).href);
    loadDocument.mockReset();
    logIn();
    expect(pressLink(hash)).toBe(true);
    history.replaceState(null, "", hash);
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
    expect(loadDocument).not.toHaveBeenCalled();
    expect(scripts()).toEqual([adMaster(), analytics()]);
  });

  test("a login that opens without an address of its own holds scripts back while it is open", () => {
    open("/br-BR/online-casino");
    act(() => useDialogs.getState().open(loginDialog, null));
    accept();
    expect(scripts()).toEqual([]);
    act(() => useDialogs.getState().close(loginDialog));
    expect(scripts()).toEqual([adMaster()]);
  });

  test("such a login over a page with a script is that of a new document", () => {
    open("/br-BR/online-casino");
    accept();
    expect(scripts()).toEqual([adMaster()]);
    act(() => useDialogs.getState().open(loginDialog, null));
    expect(loadDocument).toHaveBeenCalledExactlyOnceWith(new URL("#login", location.href).href);
    act(() => useDialogs.getState().close(loginDialog));
  });

  test("the questionnaire about a player's income holds scripts back while it is open", () => {
    open("/br-BR/online-casino");
    act(() => useDialogs.getState().open(eddDialog, { asker: "profile" }));
    logIn();
    accept();
    expect(scripts()).toEqual([]);
    act(() => useDialogs.getState().close(eddDialog));
    expect(scripts()).toEqual([analytics(), adMaster()]);
  });

  test("is a new document on the way from one with a script, by a link and by the code of the site", () => {
    open("/br-BR/online-casino");
    accept();
    for (const path of ["/br-BR/my-account", "/br-BR/signup", "#login"]) {
      loadDocument.mockReset();
      expect(pressLink(path)).toBe(false);
      expect(loadDocument).toHaveBeenCalledExactlyOnceWith(new URL(path, location.href).href);
    }
    loadDocument.mockReset();
    expect(pressLink("/br-BR/promotions")).toBe(true);
    expect(loadDocument).not.toHaveBeenCalled();
    history.replaceState(null, "", "/br-BR/deposit");
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    expect(loadDocument).toHaveBeenCalledExactlyOnceWith(new URL("/br-BR/deposit", location.href).href);
  });
});

describe("a script that has run and may not any more", () => {
  /** Does a link load a document? */
  const loads = (href: string) => {
    loadDocument.mockReset();
    const isFollowed = pressLink(href);
    expect(loadDocument.mock.calls).toEqual(isFollowed ? [] : [[new URL(href, location.href).href]]);
    return !isFollowed;
  };

  test.each([
    ["after a refusal", refuse],
    ["after a break has begun", stopMarketing],
  ])("ends with the document: the next link loads another one, %s", (_when, end) => {
    open("/br-BR/online-casino");
    accept();
    expect(loads("/br-BR/promotions")).toBe(false);
    end();
    expect(loads("/br-BR/promotions")).toBe(true);
  });

  test("does so after the sign-out where it was for players alone", () => {
    open("/en-UN/online-casino");
    accept();
    logIn();
    expect(loads("/en-UN/promotions")).toBe(false);
    logOut();
    expect(loads("/en-UN/promotions")).toBe(true);
    logIn();
    expect(loads("/en-UN/promotions")).toBe(false);
  });

  test("leaves alone what opens over the page, and what loads a document by itself; a consent, every link", () => {
    open("/br-BR/online-casino");
    accept();
    refuse();
    for (const href of ["#cookie-settings", "#list", "/br-BR/markets", "/en-UN/promotions", "https://other.example/"])
      expect(loads(href)).toBe(false);
    expect(loads("/br-BR/promotions")).toBe(true);
    accept();
    expect(loads("/br-BR/promotions")).toBe(false);
  });
});

describe("the script element of the CRM widget, by its configured name [API-039, API-040, API-515]", () => {
  test.each(["name", "id"] as const)("is removed where it is there at the start, by its %s", (attribute) => {
    insertWidget(attribute);
    open("/en-UN");
    expect(widgets()).toBe(0);
  });

  test("is removed when it is inserted again: the latest one stays", async () => {
    open("/en-UN");
    insertWidget();
    insertWidget();
    await waitFor(() => expect(widgets()).toBe(1));
    insertWidget("id");
    await waitFor(() => expect(widgets()).toBe(1));
    expect(document.getElementById("crm-widget")).not.toBeNull();
  });

  test("is removed before the script that inserts it is requested", () => {
    open("/en-UN");
    insertWidget();
    accept();
    expect(widgets()).toBe(1);
    logIn();
    expect([scripts(), widgets()]).toEqual([[analytics()], 0]);
  });

  test("is removed by the sign-out", async () => {
    open("/en-UN");
    insertWidget();
    await signOut();
    expect(widgets()).toBe(0);
  });

  test("is left alone without a configured name, and others always are [API-516]", async () => {
    const other = document.createElement("script");
    other.setAttribute("name", "another");
    document.head.append(other);
    open("/en-UN");
    expect(other.isConnected).toBe(true);
    Object.assign(publicConfig(), { marketing: { analytics: analytics() } });
    insertWidget();
    open("/en-UN");
    await signOut();
    expect(widgets()).toBe(1);
  });
});
