import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { accountStatuses } from "@/lib/session/permissions/schema";
import account from "@/messages/en/account.json";
import site from "@/messages/en/site.json";
import { eventually } from "@/tests/support/eventually";
import {
  card,
  edit,
  history,
  json,
  open,
  prepareAccountView,
  service,
  stubAddress,
} from "@/tests/support/islands/account-view";
import { loadAllMessages } from "@/tests/support/messages";

prepareAccountView();

/** The parts of the page of an account in Finland. */
const regions = 8;

describe("the content of the page", () => {
  test("the name of a player begins with the family name for a reader of Japanese", async () => {
    stubAddress("ja-JP");
    await loadAllMessages();
    open();
    expect(await screen.findByText("Virtanen Ada")).toBeTruthy();
  });

  test("the facts of the player, and none where nothing was given", async () => {
    open();
    const region = await card(account.profile.facts.title);
    for (const fact of ["Ada Virtanen", "ada@example.com", "P1", "Finland", "EUR"])
      expect(within(region).getByText(fact)).toBeTruthy();
    expect(within(region).getAllByText(account.profile.facts.none).length).toBeGreaterThan(0);
    expect(within(await card(account.profile.address.title)).getByText(account.profile.address.none)).toBeTruthy();
  });

  test("the last login with its date in the zone of the market, its country and address [SESS-034]", async () => {
    open();
    const region = await card(account.profile.activity.title);
    const row = (await within(region).findAllByRole("listitem"))[0];
    expect(row?.textContent).toMatch(/^Last login5 Nov 2026, 12:05.pm UTC192\.0\.2\.1Finland$/);
  });

  test("logins ten at a time", async () => {
    service.log = { ...service.log, loginHistory: Array.from({ length: 23 }, () => history[0]) };
    open();
    const region = await card(account.profile.activity.title);
    const count = async () => (await within(region).findAllByRole("listitem")).length;
    expect(await count()).toBe(10);
    fireEvent.click(within(region).getByRole("button", { name: account.profile.activity.more }));
    fireEvent.click(within(region).getByRole("button", { name: account.profile.activity.more }));
    expect(await count()).toBe(23);
    expect(within(region).queryByRole("button", { name: account.profile.activity.more })).toBeNull();
  });

  test("a history without the older logins shows a note, an empty one that there are none", async () => {
    service.log = { ...service.log, loginHistory: [] };
    open();
    expect(await screen.findByText(account.profile.activity.partial)).toBeTruthy();
  });

  test("no login at all", async () => {
    service.log = { note: "", loginDate: null, ip: null, country: null, loginHistory: [] };
    open();
    expect(await screen.findByText(account.profile.activity.empty)).toBeTruthy();
  });

  test("a player without a profile sees a notice, and may still change the password", async () => {
    service.responses["player/profile"] = () => json({ code: "error.player.not_found" }, 404);
    open();
    expect(await screen.findByText(account.profile.facts.emptyTitle)).toBeTruthy();
    await edit(account.profile.password.title);
  });

  test.each([
    ["player/profile", account.profile.facts.title],
    ["GET player/marketing-preferences", account.profile.marketing.email],
    ["player/latest-activity-log", account.profile.activity.last],
  ])(
    "where %s cannot be read, that part shows an error and can be reloaded; the others remain",
    async (call, found) => {
      service.responses[call] = () => json({}, 500);
      open();
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(site.query.unreadable);
      await card(account.profile.password.title);
      expect(screen.getAllByRole("alert")).toHaveLength(1);
      delete service.responses[call];
      fireEvent.click(within(alert).getByRole("button", { name: site.query.retry }));
      expect((await screen.findAllByText(found)).length).toBeGreaterThan(0);
      await eventually(() => expect(screen.queryByRole("alert")).toBeNull());
    },
  );

  test.each(accountStatuses.filter((status) => status !== "CLOSED"))(
    "the account status %s has a label of its own, and changes nothing else but the way to finish a sign-up [KYC-033]",
    async (accountStatus) => {
      service.responses["player/access/details"] = () => json({ accountStatus });
      open();
      const region = await card(account.profile.facts.title);
      expect(await within(region).findByText(account.profile.statuses[accountStatus])).toBeTruthy();
      const labels = Object.values(account.profile.statuses);
      expect([labels.length, new Set(labels).size]).toEqual([accountStatuses.length, accountStatuses.length]);
      expect(screen.getAllByRole("region").length).toBe(regions);
      const isUnfinished = accountStatus === "PRE_REGISTERED" || accountStatus === "ACCOUNT_UNVERIFIED";
      expect(screen.queryByText(account.notices.unfinished.title) !== null).toBe(isUnfinished);
    },
  );

  test("a status that cannot be read is not made up [KYC-033]", async () => {
    service.responses["player/access/details"] = () => json({}, 500);
    open();
    const region = await card(account.profile.facts.title);
    expect(within(region).getByText(account.profile.facts.status).nextElementSibling?.textContent).toBe("–");
  });

  test("while it is read its room is kept", () => {
    service.responses["player/profile"] = () => new Promise(() => {});
    open();
    expect(screen.getAllByRole("status").length).toBeGreaterThan(0);
  });
});
