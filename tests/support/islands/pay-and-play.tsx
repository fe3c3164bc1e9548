import { fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, vi } from "vitest";
import { PayAndPlayDialog } from "@/components/account/pay-and-play/pay-and-play-dialog";
import { noteCheckedAccess, noteUncheckedAccess } from "@/lib/session/platform/unchecked-access";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import account from "@/messages/en/account.json";
import { config, token, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { signUpOptions } from "@/tests/support/registration";

const mocks = vi.hoisted(() => ({ replace: vi.fn(), report: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: mocks.replace }) }));
// The five tries and their gaps have their own tests.
vi.mock("@/lib/account/login/retry", () => ({
  loginRetries: { attempts: 5, gapMs: 3_000 },
  withRetries: (run: () => Promise<unknown>) => run(),
}));
// The sign-in with tokens is tested with the session.
vi.mock("@/lib/session/sign-in/sign-in-with-tokens", () => ({ signInWithTokens: async () => noteUncheckedAccess() }));
vi.mock("@/lib/site/browser-reports/report", () => ({ report: mocks.report }));

export const messages = account.payAndPlay;
export const bank = "https://bank.test";
export const session = {
  sessionId: "s1",
  playerId: "P1",
  email: "mika@example.com",
  mobilePhone: "+358401234567",
  idToken: null,
  refreshToken: null,
  accessToken: "a",
  lastAuth: null,
};
export const withoutEmail = { ...session, email: null };
export const code = { step: "checking", code: "c1", sessionId: "s1" } as const;
const options = { ...signUpOptions, countries: { FI: "358", IE: "353" } };

export type Call = "offer" | "authorise" | "code" | "update" | "login";
export type Responder = () => Response | Promise<Response>;
export const json = (body: object | null, status = 200) => HttpResponse.json(body, { status });

const usual = (): Record<Call | "access", Responder> => ({
  // What the platform says of the visitor's country.
  access: () => json({ isRestricted: false }),
  offer: () => json({ authorizeUrl: `${bank}/authorize`, amounts: null, banner: null, notice: null }),
  authorise: () => json({ url: `${bank}/pay/1` }),
  code: () => json(session),
  update: () => new HttpResponse(null, { status: 204 }),
  login: () => json({ idToken: token(3_600), refreshToken: "r", accessToken: "a", lastAuth: null }),
});
/** What each call responds with, until a test puts another in its place. */
export const responses = usual();
export const requests: { call: Call; body: unknown }[] = [];
export const onClose = vi.fn();

/** Before each test: the bank and the platform, and a visitor in Finland over the page of the sign-up. */
export function preparePayAndPlay(): void {
  beforeEach(async () => {
    mocks.replace.mockReset();
    onClose.mockReset();
    queryClient.clear();
    useToasts.setState({ shown: [] });
    dispatchSession({ type: "signed-out" });
    useSession.setState({ status: "pending", session: null }, true);
    writeConfig({ ...config, frameOrigins: [bank] });
    history.replaceState(null, "", "/en-FI/signup/pnp");
    await loadAllMessages();
    // The check after a sign-in has a deadline: a busy machine may need it for the first import alone.
    await import("@/components/account/login/after-login");
    requests.length = 0;
    noteCheckedAccess();
    Object.assign(responses, usual());
    serve();
  });
  afterEach(() => void vi.useRealTimers());
}

function serve(): void {
  const platform = "http://platform.test/v1/paynplay/player";
  const spyOn =
    (call: Call) =>
    async ({ request }: { request: Request }) => {
      const text = await request.text();
      requests.push({ call, body: text ? JSON.parse(text) : new URL(request.url).search });
      return responses[call]();
    };
  server.use(
    http.get("http://platform.test/v1/player/access/context", () => responses.access()),
    http.get(`${location.origin}/api/sign-up/en-FI`, () => json(options)),
    http.get(`${location.origin}/api/pay-and-play/en-FI`, spyOn("offer")),
    http.get(`${bank}/authorize`, spyOn("authorise")),
    http.post(`${platform}/code`, spyOn("code")),
    http.post(`${platform}/update`, spyOn("update")),
    http.post(`${platform}/login`, spyOn("login")),
  );
}

export const open = () => render(<PayAndPlayDialog isShown canClose onClose={onClose} />);
export const calls = (call: Call) => requests.filter((each) => each.call === call);
export const amount = () => screen.findByLabelText<HTMLInputElement>(/^Amount/);
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
export async function pay(text = "25,00") {
  fireEvent.change(await amount(), { target: { value: text } });
  press(messages.submit);
}
