import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { dispatchSignUp } from "@/lib/account/sign-up/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { signUpOptions } from "@/tests/support/registration";
import { SignUpDialog } from "./sign-up-dialog";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push() {}, replace() {} }) }));

const countries = { EE: "372", FI: "358", GB: "44", IE: "353", SE: "46" };
const options = { ...signUpOptions, countries };
const person = userEvent.setup();
const registrations = vi.fn();

beforeEach(async () => {
  sessionStorage.clear();
  queryClient.clear();
  dispatchSignUp({ type: "finished" });
  writeConfig();
  server.use(
    http.get("*/api/sign-up/:locale", () => HttpResponse.json(options)),
    http.get("*/v1/player/access/context", () => HttpResponse.json({ isRestricted: false })),
    http.all("*/v1/registration", () => {
      registrations();
      return HttpResponse.json({ playerId: "P7", token: "t" }, { status: 201 });
    }),
  );
  history.replaceState(null, "", "/en-UN/signup");
  await loadAllMessages();
  render(<SignUpDialog isShown canClose onClose={() => {}} />);
  await waitFor(() => expect(country().value).toBe("Finland"));
});

const country = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Country" });
const prefix = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Country code" });
const number = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Phone number" });

async function type(text: string): Promise<void> {
  await person.clear(country());
  await person.type(country(), text);
}

test("a country that is not open is not replaced by another one: the form says so, and is not sent", async () => {
  await type("France{Tab}");
  expect(country().value).toBe("France");
  expect(screen.getByRole("combobox", { description: "Choose a country from the list." })).toBe(country());
  await person.click(screen.getByRole("button", { name: "Continue" }));
  // The check of the form comes with the later steps, which are loaded now.
  await eventually(() => expect(screen.getByText(/^Please look at the marked fields again/)).toBeTruthy());
  expect([country().value, registrations.mock.calls.length]).toEqual(["France", 0]);
});

test("the list of a country that is not open offers the way out", async () => {
  await type("France");
  const listed = within(screen.getByRole("listbox")).getAllByRole("option");
  expect(listed.map(({ textContent }) => textContent)).toEqual(["My country is not in the list"]);
});

test.each(["uk", "England", "Great Britain"])("the United Kingdom is found as %j", async (name) => {
  await type(`${name}{Tab}`);
  expect(country().value).toBe("United Kingdom");
});

test("the phone prefix follows the country until a number is typed", async () => {
  expect(prefix().value).toBe("FI");
  await type("Eston{Tab}");
  expect(prefix().value).toBe("EE");
  await type("My country{Tab}");
  expect(prefix().value).toBe("EE");
  await person.type(number(), "5123 4567");
  await type("Swed{Tab}");
  expect([country().value, prefix().value, number().value]).toEqual(["Sweden", "EE", "5123 4567"]);
});
