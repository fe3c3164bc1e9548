import { render, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { peekBonusCode } from "@/lib/session/sign-in/kept-bonus-code";
import { useSession } from "@/lib/session/store";
import { storeTokens, token, writeConfig } from "@/tests/contract/session/browser";
import { SessionStart } from "./session-start";

const page = vi.hoisted(() => ({ pathname: "/en-UN" }));
vi.mock("next/navigation", () => ({ usePathname: () => page.pathname }));

test("every page keeps the bonus code of its address for the login, and the first one looks at the session", async () => {
  writeConfig();
  storeTokens({ idToken: token(3_600) });
  const loadSession = vi.fn(async () => ({ resolveSession: async () => {} }));
  history.replaceState(null, "", "/en-UN");
  const { rerender } = render(<SessionStart loadSession={loadSession} />);
  await waitFor(() => expect(loadSession).toHaveBeenCalledOnce());
  expect([useSession.getState().status, peekBonusCode()]).toEqual(["requested", null]);

  page.pathname = "/en-UN/promotions";
  history.replaceState(null, "", "/en-UN/promotions?page=2&bonusCode=FIRST-ORBIT");
  rerender(<SessionStart loadSession={loadSession} />);
  await waitFor(() => expect(peekBonusCode()).toBe("FIRST-ORBIT"));
  await waitFor(() => expect(location.search).toBe("?page=2"));
  expect(loadSession).toHaveBeenCalledOnce();
});
