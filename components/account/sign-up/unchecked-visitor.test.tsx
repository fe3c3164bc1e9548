import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { dispatchSignUp } from "@/lib/account/sign-up/store";
import { queryClient } from "@/lib/session/player/player-queries";
import site from "@/messages/en/site.json";
import { writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { storedRegistration as form, signUpOptions } from "@/tests/support/registration";
import { SignUpDialog } from "./sign-up-dialog";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push() {}, replace() {} }) }));
vi.mock("@/lib/site/browser-reports/report", () => ({ report: () => "R1" }));

const { unchecked, unsent } = site.form.access;
const sent: string[] = [];
/** What the platform says of the visitor's country. */
let access: () => Response;
const unreachable = () => HttpResponse.json({}, { status: 503 });
const allow = () => HttpResponse.json({ isRestricted: false });

beforeEach(async () => {
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  dispatchSignUp({ type: "finished" });
  writeConfig();
  history.replaceState(null, "", "/en-UN/signup");
  await loadAllMessages();
  // The first import of the steps may take longer than a test waits.
  await import("./lazy-steps");
  access = unreachable;
  sent.length = 0;
  server.use(
    http.get(/\/api\/sign-up\//, () => HttpResponse.json(signUpOptions)),
    http.get("*/v1/player/access/context", () => access()),
    http.get("*/v1/site/config", () => HttpResponse.json({})),
    http.get("*/v1/player/markets/risk-setting", () => HttpResponse.json({ marketRiskSetting: "NONE" })),
    http.all("*/v1/registration", ({ request }) => {
      sent.push(request.method);
      return request.method === "POST"
        ? HttpResponse.json({ playerId: "P7", token: "t" }, { status: 201 })
        : new HttpResponse(null, { status: 204 });
    }),
  );
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const type = (name: string, value: string) => fireEvent.change(field(name) ?? document.body, { target: { value } });
const send = () => fireEvent.click(document.querySelector("button[type=submit]") ?? document.body);
const typed = { firstName: "Aino", lastName: "Mäki", email: "aino@example.com", password: "Long enough 7" };

async function open() {
  render(<SignUpDialog isShown canClose onClose={() => {}} />);
  await waitFor(() => expect(document.querySelector("form")).toBeTruthy());
}

async function fillDetails() {
  for (const [name, value] of Object.entries(typed)) type(name, value);
  type("phone", "0401234567");
  for (const name of ["termsAndConditions", "cookiePolicyAccepted"]) fireEvent.click(field(name) ?? document.body);
}

test("a country that could not be checked is told before anything is typed, and asked for again [ROUTE-037]", async () => {
  await open();
  const notice = (await screen.findByText(unchecked)).closest("[role=alert]");
  if (!(notice instanceof HTMLElement)) throw new Error("The notice is not announced.");
  type("firstName", "Aino");
  access = allow;
  fireEvent.click(within(notice).getByRole("button", { name: site.actions.retry }));
  await waitFor(() => expect(screen.queryByText(unchecked)).toBeNull());
  expect(field("firstName")?.value).toBe("Aino");
});

test("no account is made meanwhile: what was typed stays, and the first yes sends it [ROUTE-037]", async () => {
  await open();
  await fillDetails();
  send();
  await screen.findByText(unsent);
  expect(sent).toEqual([]);
  expect(Object.keys(typed).map((name) => field(name)?.value)).toEqual(Object.values(typed));
  await waitFor(() => expect(document.querySelector("form[aria-busy]")).toBeNull());

  access = allow;
  send();
  await waitFor(() => expect(field("dateOfBirth")).toBeTruthy());
  expect(sent).toEqual(["POST"]);
});

test("nor is one completed [ROUTE-037]", async () => {
  dispatchSignUp({ type: "registered", details: { playerId: "P7", token: "t" }, form });
  await open();
  await waitFor(() => expect(field("dateOfBirth")).toBeTruthy());
  type("dateOfBirth", "5/17/1990");
  type("postalCode", "00100");
  send();
  await screen.findByText(unsent);
  expect(sent).toEqual([]);
});
