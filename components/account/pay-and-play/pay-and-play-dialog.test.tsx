import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { peekPayAndPlay, savePayAndPlay } from "@/lib/account/pay-and-play/store";
import { isAccessUnchecked } from "@/lib/session/platform/unchecked-access";
import { dispatchSession } from "@/lib/session/store";
import { choose } from "@/lib/site/consent/choice";
import { useToasts } from "@/lib/site/toasts/store";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import {
  amount,
  bank,
  calls,
  code,
  json,
  messages,
  onClose,
  open,
  pay,
  preparePayAndPlay,
  press,
  requests,
  responses,
  session,
  withoutEmail,
} from "@/tests/support/islands/pay-and-play";
import { lockThisHour } from "@/tests/support/lock-hours";

preparePayAndPlay();

// First: a page's configuration, here with a fingerprint, is read once.
test("the call of the bank's code carries the visitor's address and the device's fingerprint [PNP-502]", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the edge sets it
  document.cookie = "ip-address=192.0.2.7; path=/";
  choose({ performance: true, marketing: false });
  writeConfig({ ...config, frameOrigins: [bank], fingerprint: "/fingerprint.js" });
  Reflect.set(window, "blackbox", async () => "fingerprint-1");
  savePayAndPlay(code);
  open();
  const script = () => document.querySelector('script[src="/fingerprint.js"]');
  await waitFor(() => expect(script()).toBeTruthy());
  script()?.dispatchEvent(new Event("load"));
  await waitFor(() => expect(calls("code")).toHaveLength(1));
  const body = { oneTimeCode: "c1", sessionId: "s1", ipAddress: "192.0.2.7", blackbox: "fingerprint-1" };
  expect(calls("code")[0]?.body).toEqual(body);
  // biome-ignore lint/suspicious/noDocumentCookie: as the edge sets it
  document.cookie = "ip-address=; path=/; max-age=0";
});

test("in the lock hours of the device no payment begins: the amount stays, and support is the way to what needs a login", async () => {
  lockThisHour();
  open();
  await pay();
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain(messages.lockHours);
  expect(within(said).getByRole("link").getAttribute("href")).toBe("/en-FI/contact-us/support");
  expect([requests.filter(({ call }) => call !== "offer"), (await amount()).value]).toEqual([[], "25,00"]);
  localStorage.removeItem("lock-hours");
  press(messages.submit);
  expect(await screen.findByTitle(messages.bank)).toBeTruthy();
});

test("a code that is refused for the visitor's country leads to the page of restricted countries", async () => {
  const leave = vi.fn();
  vi.stubGlobal("location", { ...location, replace: leave });
  responses.code = () => json({ code: "error.country.blocked" }, 403);
  savePayAndPlay(code);
  open();
  await waitFor(() => expect(leave.mock.calls).toEqual([["/en-FI/restricted"]]));
});

describe("while nobody can tell whether the site is open to the visitor [ROUTE-037]", () => {
  beforeEach(() => {
    responses.access = () => json({}, 503);
  });

  test("it is told at once, no payment is authorised, the amount stays, and the first yes goes on", async () => {
    open();
    await screen.findByText(site.form.access.unchecked);
    await pay();
    await screen.findByText(site.form.access.unsent);
    expect([(await amount()).value, calls("authorise")]).toEqual(["25,00", []]);
    responses.access = () => json({ isRestricted: false });
    press(messages.submit);
    expect(await screen.findByTitle(messages.bank)).toBeTruthy();
  });

  test("a player who is signed in goes nowhere before the platform says yes, and may ask again", async () => {
    savePayAndPlay({ step: "session", session });
    open();
    await screen.findByText(account.login.unchecked.what);
    expect([isAccessUnchecked(), peekPayAndPlay(), onClose.mock.calls]).toEqual([true, null, []]);
    responses.access = () => json({ isRestricted: false });
    press(account.login.unchecked.retry);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect([isAccessUnchecked(), useToasts.getState().shown[0]?.value]).toEqual([false, messages.done]);
  });
});

describe("where the list of addresses has not the visitor's [PNP-509, ROUTE-007]", () => {
  test("the notice shows at once with the link to sign up, without an amount field", async () => {
    responses.offer = () => json(null);
    open();
    expect((await screen.findByRole("alert")).textContent).toBe(messages.notOffered);
    expect(screen.queryByLabelText(/^Amount/)).toBeNull();
    expect(screen.getByRole("link", { name: messages.signUp }).getAttribute("href")).toBe("/en-FI/signup");
  });
});

describe("a reload continues [PNP-014]", () => {
  test("at the amount with what was typed", async () => {
    const { unmount } = open();
    fireEvent.change(await amount(), { target: { value: "25,00" } });
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("25,00"));
    unmount();
    open();
    expect((await amount()).value).toBe("25,00");
  });

  test("at the bank's page, with the same payment", async () => {
    const { unmount } = open();
    await pay();
    expect((await screen.findByTitle<HTMLIFrameElement>(messages.bank)).src).toBe(`${bank}/pay/1`);
    unmount();
    open();
    expect((await screen.findByTitle<HTMLIFrameElement>(messages.bank)).src).toBe(`${bank}/pay/1`);
    expect(calls("authorise")).toHaveLength(1);
    press(messages.cancel);
    expect(await amount()).toBeTruthy();
    expect(peekPayAndPlay()).toBeNull();
  });

  test("with the bank's code, the details, and the login", async () => {
    responses.code = () => json(withoutEmail);
    savePayAndPlay(code);
    const first = open();
    expect(await screen.findByText(messages.detailsLead)).toBeTruthy();
    first.unmount();
    const second = open();
    expect(await screen.findByText(messages.detailsLead)).toBeTruthy();
    expect(calls("code")).toHaveLength(1);
    second.unmount();
    savePayAndPlay({ step: "session", session });
    open();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});

describe("two tabs of one customer of the bank", () => {
  const signIn = (playerId: string) =>
    act(() => dispatchSession({ type: "signed-in", player: signedInPlayer(playerId) }));

  test("once the other tab has signed the player in, this tab's payment goes into the account without more questions", async () => {
    savePayAndPlay({ step: "session", session: { ...withoutEmail, mobilePhone: null } });
    open();
    await screen.findByText(messages.detailsLead);
    signIn("P1");
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls("login")).toMatchObject([{ body: { sessionId: "s1", playerId: "P1" } }]);
    expect(calls("update")).toEqual([]);
    expect(peekPayAndPlay()).toBeNull();
    expect(useToasts.getState().shown[0]).toMatchObject({ kind: "success", value: messages.done });
  });

  test("another player's sign-in changes nothing", async () => {
    savePayAndPlay({ step: "session", session: withoutEmail });
    open();
    await screen.findByText(messages.detailsLead);
    signIn("P2");
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByText(messages.detailsLead)).toBeTruthy();
    expect(calls("login")).toEqual([]);
  });
});

describe("closing the dialog", () => {
  const close = () => fireEvent.click(screen.getByRole("button", { name: site.actions.close }));

  test("at the details shows that the payment is kept, until it is acknowledged", async () => {
    savePayAndPlay({ step: "session", session: withoutEmail });
    open();
    await screen.findByText(messages.detailsLead);
    close();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(useToasts.getState().shown).toMatchObject([{ kind: "warning", value: messages.kept, timerMs: null }]);
    expect(peekPayAndPlay()).not.toBeNull();
  });

  test("at the amount shows no notice", async () => {
    open();
    await amount();
    close();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(useToasts.getState().shown).toEqual([]);
  });
});

describe("an amount that is not accepted sends no request, shows the reason at the field, and stays", () => {
  test.each([
    ["", site.form.errors.required],
    ["0", messages.zero],
    ["0,00", messages.zero],
    ["-5", site.form.errors.negative],
    ["1,234", site.form.errors.ambiguous],
    ["12,3456", site.form.errors.decimals],
    ["99999999999999999999", site.form.errors.tooLarge],
    ["abc", "Enter an amount like"],
    ["1e3", "Enter the amount in"],
    ["$25", "Enter the amount in"],
    ["٢٥٫٥٫٠", "Enter an amount like"],
    ["😀", "Enter an amount like"],
  ])("%j", async (text, message) => {
    open();
    await pay(text);
    const field = await amount();
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
    const description = described.map((id) => document.getElementById(id)?.textContent).join(" ");
    expect(description).toContain(message);
    expect(field.value).toBe(text);
    expect(calls("authorise")).toEqual([]);
  });

  test.each([400, 422])(
    "the bank itself refuses it with %i: what was typed stays, and may be changed",
    async (status) => {
      responses.authorise = () => json({ code: "error.payment.invalid", message: "No." }, status);
      open();
      await pay("99999999");
      const field = await amount();
      await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
      const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(messages.refused);
      expect(document.body.textContent).not.toContain(messages.unavailable);
      expect(field.value).toBe("99999999");
      expect(peekPayAndPlay()).toBeNull();
      responses.authorise = () => json({ url: `${bank}/pay/1` });
      await pay("25");
      expect(await screen.findByTitle(messages.bank)).toBeTruthy();
    },
  );

  test.each([
    [" 25 ", "25.00"],
    ["25,5", "25.50"],
    ["€ 25,00", "25.00"],
    ["２５", "25.00"],
    ["1 000,00", "1000.00"],
  ])("while %j is %s", async (text, sent) => {
    open();
    await pay(text);
    await waitFor(() => expect(calls("authorise")).toHaveLength(1));
    expect(new URLSearchParams(String(calls("authorise")[0]?.body)).get("amount")).toBe(sent);
  });
});
