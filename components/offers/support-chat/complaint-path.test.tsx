import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readLocale } from "@/lib/market/locale";
import { publicPolicy } from "@/lib/market/policy/policies";
import offers from "@/messages/en/offers.json";
import { ComplaintPath } from "./complaint-path";

beforeEach(() => document.documentElement.setAttribute("lang", "en"));

async function open(address: string, isAuthorityNamed = true): Promise<void> {
  const locale = readLocale(address) ?? expect.fail();
  const { complaintDays: days, disputeLines, licenceLines } = publicPolicy(locale.market);
  render(await ComplaintPath({ locale, days, disputeLines, licenceLines, isAuthorityNamed }));
}
const named = "Once you have our decision, or after 56 days without one, you can turn to:";

test.each([
  ["en-GB", "https://www.gamblingcommission.gov.uk/"],
  ["en-PP", "https://www.arn.se/"],
  ["en-CA", "https://igamingontario.ca/"],
])("%s: who looks at a complaint after the operator is named", async (locale, address) => {
  await open(locale);
  expect(screen.getByText(named)).toBeTruthy();
  expect(screen.getAllByRole("link").some((link) => link.getAttribute("href")?.startsWith(address))).toBe(true);
});

test("where nobody else does, the authority of the licence is", async () => {
  await open("en-UN");
  expect(screen.queryByText(named)).toBeNull();
  expect(screen.getByText(offers.contact.disputesText)).toBeTruthy();
  expect(screen.getByText(offers.contact.authority)).toBeTruthy();
});

test("where the foot of the page names no authority, nothing is said of one", async () => {
  await open("en-UN", false);
  expect(screen.getByText(offers.contact.disputesText)).toBeTruthy();
  expect(screen.queryByText(offers.contact.authority)).toBeNull();
});

test("what to send with it leads to the transactions, which it names once", async () => {
  await open("en-UN");
  const link = screen.getByRole("link", { name: offers.contact.attachReference });
  expect(link.getAttribute("href")).toBe("/en-UN/my-account/banking/transactions");
  expect(link.closest("li")?.textContent).toBe(offers.contact.attachReference);
});
