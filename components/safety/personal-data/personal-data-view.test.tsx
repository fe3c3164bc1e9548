import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import safety from "@/messages/en/safety.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { failing, json, limitBody, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { PersonalDataView } from "./personal-data-view";

const { download, parts } = safety.personalData;
const entry = {
  ...{ referenceId: "TX-1", amount: "12.34", type: "WIN", category: "CASINO", status: "SUCCESS" },
  ...{ transactionDate: "2026-11-01T10:00:00.000Z", balanceAfterTransaction: "9.00" },
};
const documents = { idDocument: [], addressDocument: [], paymentDocument: [], sowDocument: [], otherDocument: [] };

let calls: MoneyCalls;
let files: { name: string; file: Blob }[];

beforeEach(async () => {
  queryClient.clear();
  localStorage.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/en-UN/my-account/data");
  writeConfig();
  await loadAllMessages();
  calls = serveMoney();
  Object.assign(calls.responses, {
    "marketing-preferences": json({ email: true }),
    "bonus-preference": json({ refusesBonuses: true }),
    "latest-activity-log": json({ loginDate: "2026-11-26T10:00:00.000Z", loginHistory: [] }),
    "limits/spend": json(["D", "W", "M"].map((duration) => limitBody(duration, "5.00"))),
    "activity/settings": json({ timer: 60 }),
    "wallet/transactions": json([entry]),
    documents: json(documents),
  });
  files = [];
  const made: Blob[] = [];
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL(file: Blob): string {
        made.push(file);
        return "blob:file";
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, file: made.at(-1) ?? new Blob() });
  });
});

function open() {
  render(<PersonalDataView />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const content = () =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0]?.file ?? new Blob());
  });

test("the JSON has what each call gives; a part that could not be read is named, there and on the page, and is not in it", async () => {
  calls.responses["limits/spend"] = failing;
  calls.responses["wallet/transactions"] = failing;
  open();
  press(download.json);
  const said = await screen.findByText(/could not load these parts/);
  for (const part of [parts.spendLimits, parts.transactions]) expect(said.textContent).toContain(part);
  expect(said.textContent).not.toContain(parts.depositLimits);
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^my-data_\d{4}-\d\d-\d\d\.json$/)]);
  const data = JSON.parse(await content());
  expect(data).toMatchObject({ playerId: "P1", email: "mika@example.com", amounts: "hundredths of the currency" });
  expect(data.missing).toEqual(expect.arrayContaining(["spendLimits", "transactions"]));
  expect(data.parts).toMatchObject({
    profile: { playerId: "P1", countryCode: "FI" },
    marketingPreferences: { email: true, sms: false },
    bonusPreference: { refusesBonuses: true },
    logins: { loginDate: "2026-11-26T10:00:00.000Z" },
    realityCheck: { timer: 60 },
  });
  expect(data.parts).not.toHaveProperty("spendLimits");
  expect(data.parts).not.toHaveProperty("transactions");
});

test("the CSV has a line for each value, transactions too, and text that begins as a formula is none", async () => {
  calls.responses["latest-activity-log"] = json({ note: "=1+1", loginHistory: [] });
  open();
  press(download.csv);
  await screen.findByText(/in your downloads/);
  const lines = (await content()).split("\r\n");
  expect(lines).toContain("parts.realityCheck.timer,60");
  expect(lines).toContain("parts.logins.note,'=1+1");
  expect(lines).toContain("parts.transactions.rows.0.amount,1234");
  expect(lines).toContain("parts.transactions.isWhole,true");
});

test("where nothing can be read no file is made, it says so, and the button can be pressed again", async () => {
  for (const path of Object.keys(calls.responses)) calls.responses[path] = failing;
  open();
  press(download.json);
  expect(await screen.findByText(download.failed)).toBeTruthy();
  expect(files).toEqual([]);
  calls.responses["activity/settings"] = json({ timer: null });
  press(download.json);
  await screen.findByText(/could not load these parts/);
  expect(files).toHaveLength(1);
});

test("the ways to correct it, to have it deleted, and to what this browser keeps", () => {
  open();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/en-UN/my-account/account", "/en-UN/contact-us/support", "#cookie-settings"]);
});
