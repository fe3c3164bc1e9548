import { act, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ConsentNotice } from "@/components/safety/consent/consent-notice";
import { SafetyTimers } from "@/components/safety/safety-timers";
import { Footer } from "@/components/site/footer/footer";
import { emptySignUp } from "@/lib/account/sign-up/flow";
import { dispatchSignUp, useSignUp } from "@/lib/account/sign-up/store";
import { parseLocale } from "@/lib/market/locale";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import account from "@/messages/en/account.json";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { serveActivity, specifiedChoices } from "@/tests/support/activity";
import { openPlayerPage } from "@/tests/support/islands/player-page";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { signUpOptions, storedRegistration } from "@/tests/support/registration";
import { Dialogs } from "./dialogs";

const router = vi.hoisted(() => ({ push: () => {}, replace: () => {}, prefetch: () => {} }));
vi.mock("next/navigation", async (load) => ({
  ...(await load<object>()),
  useRouter: () => router,
  usePathname: () => location.pathname,
}));
const content = { id: "a", language: "en", description: null, image: null, bonusCode: null, offer: null, blocks: [] };
vi.mock("@/lib/offers/landing/server", () => ({
  getVipPage: async () => ({ ...content, title: "For regular players" }),
  getLanding: async () => ({ ...content, title: "Open seats" }),
  getRegistrationLanding: async () => ({ ...content, title: "A calm place" }),
}));

const locale = parseLocale("en-UN") ?? expect.fail();
const patient = { timeout: 60_000 };
const limit = {
  currency: "EUR",
  value: null,
  used: "0.00",
  startedAt: "2026-11-26T00:00:00Z",
  resetAt: "2026-11-27T00:00:00Z",
};
let profile: object;
let minutesLeft: number | null;

beforeEach(async () => {
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  useSession.setState(unknownSession, true);
  useDialogs.setState({ requests: [] });
  useSignUp.setState({ state: emptySignUp, password: null });
  document.documentElement.dataset.consent = "missing";
  writeConfig({ ...config, payAndPlay: "http://bank.test" });
  await loadAllMessages();
  profile = openProfile;
  minutesLeft = null;
  // The dialogs of the test before leave their entries.
  await new Promise((resolve) => setTimeout(resolve, 30));
  server.use(
    http.get("*/api/sign-up/en-UN", () => HttpResponse.json(signUpOptions)),
    http.get("*/api/pay-and-play/en-UN", () =>
      HttpResponse.json({ authorizeUrl: "http://bank.test/authorize", amounts: null, banner: null, notice: null }),
    ),
    http.all("http://platform.test/v1/*", ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname.includes("/activity/")) return undefined;
      if (pathname.endsWith("/profile")) return HttpResponse.json(profile);
      if (pathname.endsWith("/access/details")) return HttpResponse.json({ accountStatus: "REGISTERED" });
      if (pathname.endsWith("/access/context")) return HttpResponse.json({ isRestricted: false });
      if (pathname.includes("/limits/"))
        return HttpResponse.json(["D", "W", "M"].map((duration) => ({ ...limit, duration })));
      return HttpResponse.json({});
    }),
  );
});

const beGuest = () => act(() => dispatchSession({ type: "found-guest" }));

/** Any page at this address, as a guest opens it. */
async function visit(address: string, name: string | RegExp) {
  history.replaceState(null, "", address);
  render(<Dialogs />);
  beGuest();
  return screen.findByRole("dialog", { name }, patient);
}

/** Any page, as a player has it. */
async function play(name: string) {
  serveActivity(minutesLeft);
  history.replaceState(null, "", "/en-UN/online-casino");
  const places = {
    realityCheck: specifiedChoices,
    lockMinutes: { here: 0, at: {} },
    breakConfirmation: { here: true, at: {} },
  };
  render(
    <>
      <SafetyTimers idleMinutes={{ here: 30, at: {} }} {...places} />
      <Dialogs />
    </>,
  );
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  return screen.findByRole("dialog", { name }, patient);
}

async function signUp(requirement?: "sms" | "email") {
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form: storedRegistration });
  if (requirement) dispatchSignUp({ type: "contact-sent", requirement });
  return within(await visit("/en-UN/signup", /./));
}

/** A page of blocks, as its address has it. */
async function openLanding(load: () => Promise<{ default(props: object): Promise<ReactElement> }>, name: string) {
  const params = Promise.resolve({ edition: "en-UN~web~a", slug: "a", id: "a" });
  const view = await (await load()).default({ params });
  const { type, props } = (view.type as (props: unknown) => ReactElement)(view.props);
  render(await (type as (props: unknown) => Promise<ReactElement>)(props));
  return screen.findByRole("heading", { level: 1, name });
}

const screens: Readonly<Record<string, () => Promise<unknown>>> = {
  "the first step of the sign-up": async () => {
    await visit("/en-UN/signup", site.popups.signUp);
    expect(await screen.findByRole("textbox", { name: /first name/i }, patient)).toBeTruthy();
  },
  "the step of the contact data": async () => (await signUp()).findByLabelText(/date of birth/i, {}, patient),
  "the step of the code by SMS": async () =>
    (await signUp("sms")).findByText(account.oneTimeCode.titles.sms, {}, patient),
  "the step of the code by e-mail": async () =>
    (await signUp("email")).findByText(account.oneTimeCode.titles.email, {}, patient),
  "the login": () => visit("/en-UN/online-casino#login", site.header.login),
  "the reset of the password": () => visit("/en-UN/reset-password", site.popups.resetPassword),
  "pay-and-play": async () => {
    const dialog = await visit("/en-UN/signup/pnp", site.popups.signUpPnp);
    expect(await within(dialog).findByLabelText(/^Amount/, {}, patient)).toBeTruthy();
  },
  "the questionnaire about money": () => {
    profile = { ...openProfile, eddQuestionnaire: true, kycStatus: "EDD_PENDING" };
    return play(safety.edd.reminder.title);
  },
  "the notice about cookies": async () => {
    render(await ConsentNotice({ locale }));
    expect(screen.getByRole("region", { name: safety.consent.settings })).toBeTruthy();
  },
  "the reminder of the activity, with its summary": async () => {
    minutesLeft = 0;
    const dialog = await play(safety.realityCheck.title);
    expect(await within(dialog).findByText("€86.00", {}, patient)).toBeTruthy();
  },
  "the limits, with the panels of the time-out and the exclusion": async () => {
    serveActivity(60);
    await openPlayerPage("/my-account/gambling-limits");
    for (const { title } of [safety.limits.timeOut, safety.limits.selfExclusion])
      expect(await screen.findByRole("region", { name: title }, patient)).toBeTruthy();
    expect(await screen.findByText(safety.limits.realityCheck.text, {}, patient)).toBeTruthy();
  },
  "the time-out": async () => {
    await openPlayerPage("/my-account/gambling-limits/time-out");
    expect(await screen.findByText(safety.breaks.longer.title, {}, patient)).toBeTruthy();
  },
  "the self-exclusion": async () => {
    await openPlayerPage("/my-account/gambling-limits/self-exclusion");
    expect((await screen.findAllByRole("radio", {}, patient)).length).toBeGreaterThan(1);
  },
  "the footer": async () => {
    render(await Footer({ locale, content: null }));
    expect(screen.getByRole("contentinfo").textContent).toContain("18+");
  },
  "the VIP page": () => openLanding(() => import("./[edition]/(offers)/qrewards/page"), "For regular players"),
  "a landing page": () => openLanding(() => import("./(campaign)/[edition]/(offers)/landing/[id]/page"), "Open seats"),
  "a landing page for registrations": () =>
    openLanding(() => import("./(campaign)/[edition]/(offers)/promo/[slug]/page"), "A calm place"),
};

describe("the screen opens in its state [UI-024]:", () => {
  test.each(Object.entries(screens))(
    "%s",
    async (_name, open) => {
      expect(await open()).not.toBeNull();
    },
    120_000,
  );
});
