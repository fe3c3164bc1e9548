import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { AccountLinks } from "./account-links";

vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));

beforeEach(async () => {
  writeConfig();
  history.replaceState(null, "", "/en-UN/terms");
  await loadAllMessages();
});

test.each(["row", "plain"] as const)("a player's menu leads to their games, money, limits and rewards: %s", (look) => {
  render(<AccountLinks look={look} />);
  expect(
    screen.getAllByRole<HTMLAnchorElement>("link").map(({ textContent, pathname }) => [textContent, pathname]),
  ).toEqual([
    ["My games", "/en-UN/online-casino/my-games"],
    ["Banking", "/en-UN/my-account/banking"],
    ["Limits", "/en-UN/my-account/gambling-limits"],
    ["Rewards", "/en-UN/online-casino"],
  ]);
});
