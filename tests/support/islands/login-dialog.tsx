import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import { LoginDialog } from "@/components/account/login/login-dialog";
import { useToasts } from "@/lib/site/toasts/store";
import { writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";

const mocks = vi.hoisted(() => ({
  push: vi.fn(),
  signIn: vi.fn(),
  leaveIfRestricted: vi.fn(),
  hasNewTerms: vi.fn(),
  report: vi.fn(),
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: mocks.push }) }));
vi.mock("@/lib/session/sign-in/sign-in", () => ({ signIn: mocks.signIn }));
vi.mock("@/lib/session/platform/blocked-country", () => ({ checkAccessSinceLogin: mocks.leaveIfRestricted }));
vi.mock("@/lib/account/terms/has-new-terms", () => ({ hasNewTerms: mocks.hasNewTerms }));
vi.mock("@/lib/site/browser-reports/report", () => ({ report: mocks.report }));
export const { push, signIn, leaveIfRestricted, hasNewTerms, report } = mocks;

export const onClose = vi.fn();
export const refusal = (name: string, message = "") => Object.assign(new Error(message), { name });

export const open = () => render(<LoginDialog isShown canClose onClose={onClose} />);
export const email = () => screen.getByLabelText<HTMLInputElement>("E-mail");
export const password = () => screen.getByLabelText<HTMLInputElement>("Password");
export const button = () => screen.getByRole("button", { name: /^Log(ging)? in$/ });

export function submit(values: { email?: string; password?: string } = {}) {
  fireEvent.change(email(), { target: { value: values.email ?? " mika@example.com " } });
  fireEvent.change(password(), { target: { value: values.password ?? "Greenroom-2026" } });
  fireEvent.click(button());
}

/** The login over the page of a game, for every test of the file. */
export function prepareLoginDialog(): void {
  beforeEach(async () => {
    writeConfig();
    push.mockReset();
    report.mockReset();
    signIn.mockReset().mockResolvedValue(undefined);
    leaveIfRestricted.mockReset().mockResolvedValue("open");
    hasNewTerms.mockReset().mockResolvedValue(false);
    onClose.mockReset();
    useToasts.setState({ shown: [] });
    document.body.innerHTML = "<main><h1>Gem Harbour</h1></main>";
    history.replaceState(null, "", "/en-UN/play/gem-harbour#login");
    await loadAllMessages();
    // The steps after a login have a deadline: a busy machine may need it for the first import alone.
    await import("@/components/account/login/after-login");
  });
}
