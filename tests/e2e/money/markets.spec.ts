import br from "@/messages/br/money.json" with { type: "json" };
import en from "@/messages/en/money.json" with { type: "json" };
import fi from "@/messages/fi/money.json" with { type: "json" };
import ja from "@/messages/ja/money.json" with { type: "json" };
import pt from "@/messages/pt/money.json" with { type: "json" };
import { layoutFaults } from "../support/layout";
import { storeSignIn } from "../support/sign-in";
import { expect, test } from "../support/world";

/** The global market has a journey of its own (`withdraw.spec.ts`). */
const markets = [
  {
    segment: "fi-FI",
    country: "FI",
    texts: fi,
    currency: "EUR",
    paid: "60",
    out: "45,5",
    left: /14,50/,
  },
  { segment: "br-BR", country: "BR", texts: br, currency: "BRL", paid: "60", out: "45,5", left: /14,50/ },
  {
    segment: "ja-JP",
    country: "JP",
    texts: ja,
    currency: "EUR",
    paid: "60",
    out: "45.5",
    left: /14\.50/,
  },
  {
    segment: "inen-IN",
    country: "IN",
    texts: en,
    currency: "INR",
    paid: "600",
    out: "545.5",
    left: /54\.50/,
  },
] as const;

for (const { segment, country, texts, currency, paid, out, left } of markets)
  test(`${segment}: from the first deposit to the first withdrawal, in the market's language and currency`, async ({
    page,
    world,
  }) => {
    test.setTimeout(120_000);
    const player = await world.player({ countryCode: country, currencyCode: currency, balance: "0.00" });
    const main = page.getByRole("main");
    const amount = main.getByRole("textbox").first();
    const send = (value: string) =>
      main.getByRole("button", { name: new RegExp(value.replace(/[.,]5$/, "[.,]50")) }).last();
    await world.visitFrom(country);
    await storeSignIn(page, player);

    await page.goto(`/${segment}/my-account/banking/deposit`);
    if (country === "BR") {
      // Its law, whose words are those of Portugal, asks for a limit of the player's own before the first deposit.
      await expect(main.getByText(pt.deposit.duties.limit.title)).toBeVisible();
      const limit = { kind: "deposit", duration: "M", value: "500.00" };
      await world.control("PUT", `/players/${player.playerId}/limits`, limit);
      await page.reload();
    }
    await main.getByRole("radio", { name: /Visa/ }).check();
    await amount.fill(paid);
    await send(`${paid}[.,]00`).click();
    const cashier = page.frameLocator("iframe");
    for (const [at, value] of ["4242 4242 4242 4242", "08 / 30", "123"].entries())
      await cashier.getByRole("textbox").nth(at).fill(value);
    await cashier.getByRole("button").first().click();
    await expect(page.getByRole("heading", { name: texts.deposit.outcome.paid.title })).toBeVisible();

    await page.goto(`/${segment}/my-account/banking/withdraw`);
    await amount.fill(out);
    await send(out).click();
    const way = main.getByRole("region", { name: texts.withdraw.pending.title });
    await expect(way).toContainText(texts.withdraw.pending.operator);
    await expect(page.getByRole("banner").getByRole("region").first()).toContainText(left);
    expect(await layoutFaults(page)).toEqual([]);
    const { ledger } = Object(await world.control("GET", `/players/${player.playerId}`));
    const ofCash = (type: string) =>
      ledger.filter(
        (entry: { type: string; account: string; amount: string }) =>
          entry.type === type && entry.account.endsWith(":MAIN") && Number(entry.amount) !== 0,
      );
    expect([ofCash("DEPOSIT").length, ofCash("WITHDRAW").length]).toEqual([1, 1]);
  });
