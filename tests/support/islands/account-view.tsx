import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, vi } from "vitest";
import { AccountView } from "@/components/account/profile/account-view";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { useAccountStore } from "@/lib/account/profile/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { signUpOptions } from "@/tests/support/registration";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

const platform = "http://platform.test/v1";
export const none = { email: false, sms: false, phone: false, post: false };
export const history = [{ loginDate: "2026-11-05T12:05:00.000Z", loginIp: "192.0.2.1", loginCountry: "FI" }];
const options = { ...signUpOptions, countries: { FI: "358", IE: "353", LT: "370" } };
export const json = (body: object | null, status = 200) =>
  body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status });

/** What the platform responds with, and the changes that it has received. */
export const service: {
  profile: Record<string, unknown>;
  log: Record<string, unknown>;
  /** By path, or by method and path. */
  responses: Record<string, () => Response | Promise<Response>>;
  sent: { path: string; body: unknown; accessToken: string | null }[];
} = { profile: {}, log: {}, responses: {}, sent: [] };
export const assign = vi.fn();

/** The address of the page; a document that would be loaded is noted. */
export function stubAddress(segment = "en-UN"): void {
  const pathname = `/${segment}/my-account/account`;
  vi.stubGlobal("location", {
    origin: "http://localhost",
    href: `http://localhost${pathname}`,
    pathname,
    search: "",
    hash: "",
    assign,
  });
}

export function open(languages: Parameters<typeof AccountView>[0]["languages"] = ["en", "fi"]) {
  render(<AccountView languages={languages} />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
}
export const card = (title: string) => screen.findByRole("region", { name: title });
export const toasts = () => useToasts.getState().shown.map(({ kind, value }) => [kind, value]);
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export async function edit(title: string) {
  const region = await card(title);
  fireEvent.click(within(region).getByRole("button", { name: `Change: ${title}` }));
  return region;
}
export const save = (region: HTMLElement, name: string = site.form.save) =>
  act(async () => void fireEvent.click(within(region).getByRole("button", { name })));
export const fieldError = (objectName: string, field: string, code: string | null = null, message = "Not so.") => ({
  objectName,
  field,
  rejectedValue: "x",
  status: 400,
  message,
  code,
});
export const refused = (...validationErrors: object[]) =>
  json({ status: 400, code: "error.validation", validationErrors }, 400);

/** Each form: what is typed into it, how it is sent, the call, and what of it stays. */
export const forms = [
  {
    form: "address",
    call: "player/address",
    title: account.profile.address.title,
    fill: () => {
      type(account.profile.address.street, "Kauppakatu 2");
      type(account.profile.address.postalCode, "33100");
      type(account.profile.address.city, "Tampere");
    },
    typed: ["Kauppakatu 2", "33100", "Tampere"],
  },
  {
    form: "province",
    call: "player/province",
    title: account.profile.province.title,
    fill: () => type(account.profile.province.label, "BC"),
    typed: ["BC"],
  },
  {
    form: "language",
    call: "player/language",
    title: account.profile.language.title,
    fill: () => type(account.profile.language.label, "fi"),
    typed: ["fi"],
  },
  {
    form: "phone",
    call: "phone",
    title: account.profile.phone.title,
    button: account.profile.phone.send,
    sending: account.oneTimeCode.sending,
    unknown: account.oneTimeCode.unsent,
    fill: () => type(account.profile.phone.label, "6042345678"),
    typed: ["CA", "6042345678"],
  },
  {
    form: "password",
    call: "player/password",
    title: account.profile.password.title,
    fill: () => {
      type(account.profile.password.old, "Greenroom-2026");
      type(account.profile.password.new, "Evergreen-77");
    },
    typed: ["Greenroom-2026", "Evergreen-77"],
  },
  {
    form: "marketing",
    call: "PATCH player/marketing-preferences",
    title: account.profile.marketing.title,
    fill: () => void fireEvent.click(screen.getByLabelText(account.profile.marketing.sms)),
    typed: ["sms"],
  },
] as const;

/** The values of the fields; of checkboxes, the names of the checked ones. */
export const standing = (region: HTMLElement) =>
  [...region.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input:not([hidden]), select")].flatMap((field) =>
    field.type === "checkbox" ? ("checked" in field && field.checked ? [field.name] : []) : [field.value],
  );

/** The page of an account in Finland, for every test of the file. */
export function prepareAccountView(): void {
  beforeEach(async () => {
    queryClient.clear();
    useSession.setState(unknownSession, true);
    useToasts.setState({ shown: [] });
    useAccountStore.setState(useAccountStore.getInitialState(), true);
    useOneTimeCodes.getState().forget();
    sessionStorage.clear();
    assign.mockReset();
    stubAddress();
    writeConfig();
    service.profile = {
      ...openProfile,
      firstName: "Ada",
      lastName: "Virtanen",
      email: "ada@example.com",
      languageCode: "en",
    };
    service.log = {
      note: "LOGIN",
      loginDate: history[0]?.loginDate,
      ip: "192.0.2.1",
      country: "FI",
      loginHistory: history,
    };
    service.responses = {};
    service.sent = [];
    await loadAllMessages();
    server.use(
      http.get("*/api/sign-up/:locale", () => json(options)),
      http.all(`${platform}/*`, async ({ request }) => {
        const path = new URL(request.url).pathname.replace("/v1/", "");
        const { method } = request;
        if (method !== "GET")
          service.sent.push({
            path: `${method} ${path}`,
            body: await request.json(),
            accessToken: request.headers.get("access-token"),
          });
        const own = service.responses[`${method} ${path}`] ?? service.responses[path];
        if (own) return own();
        if (path === "player/profile") return json(service.profile);
        if (path === "player/marketing-preferences") return json(none);
        if (path === "player/latest-activity-log") return json(service.log);
        if (path === "phone") return json({ smsVerificationId: "S1" });
        if (path === "phone_number/sms_request") return json({ resendInSeconds: 60 });
        return json(null, 204);
      }),
    );
  });
}
