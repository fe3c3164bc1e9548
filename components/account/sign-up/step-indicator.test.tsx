import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { dispatchSignUp, openSignUp } from "@/lib/account/sign-up/store";
import { loadAllMessages } from "@/tests/support/messages";
import { StepIndicator } from "./step-indicator";

beforeAll(loadAllMessages);

test("the conditions of a bonus stand beside the offer of the sign-up, and go with it", () => {
  openSignUp();
  const offer = { title: "Doubled", description: "Once.", iconUrl: "https://content.example/i.webp" };
  dispatchSignUp({ type: "offered", offer: { ...offer, conditions: [["To stake before you withdraw", "£500"]] } });
  const { unmount } = render(<StepIndicator />);
  expect(screen.getByRole("term").textContent).toBe("To stake before you withdraw");
  expect(screen.getByRole("definition").textContent).toBe("£500");
  unmount();
  dispatchSignUp({ type: "offered", offer: null });
  render(<StepIndicator />);
  expect([screen.queryByText("Doubled"), screen.queryByRole("term")]).toEqual([null, null]);
});
