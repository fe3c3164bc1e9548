import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { loadAllMessages } from "@/tests/support/messages";
import { MaxAttemptsDialog } from "./max-attempts-dialog";

test.each([
  [Date.parse("2026-11-22T14:35:00"), "You can try again at 2:35 PM."],
  [null, null],
])("too many attempts that end at %s: the dialog shows %s", async (untilMs, shown) => {
  document.documentElement.lang = "en";
  await loadAllMessages();
  render(<MaxAttemptsDialog isShown canClose onClose={() => {}} params={{ untilMs }} />);
  expect(screen.queryByText(/^You can try again/)?.textContent.replace(/\s/g, " ") ?? null).toBe(shown);
});
