import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { dispatchSession } from "@/lib/session/store";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { AccountLinks } from "./account-links";

vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));

beforeEach(async () => {
  writeConfig();
  history.replaceState(null, "", "/en-UN/terms");
  await loadAllMessages();
  server.use(
    http.get("http://platform.test/v1/player/profile", () => HttpResponse.json(openProfile)),
    http.get("http://platform.test/v1/player/access/details", () => HttpResponse.json({ accountStatus: "REGISTERED" })),
  );
});

test.each(["row", "plain"] as const)(
  "a player's menu leads to their games, money, limits and rewards: %s",
  async (look) => {
    act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
    render(<AccountLinks look={look} />);
    await screen.findByRole("link", { name: site.accountMenu.rewards });
    expect(
      screen.getAllByRole<HTMLAnchorElement>("link").map(({ textContent, pathname }) => [textContent, pathname]),
    ).toEqual([
      ["My games", "/en-UN/online-casino/my-games"],
      ["Banking", "/en-UN/my-account/banking"],
      ["Limits", "/en-UN/my-account/gambling-limits"],
      ["Rewards", "/en-UN/online-casino"],
    ]);
  },
);
