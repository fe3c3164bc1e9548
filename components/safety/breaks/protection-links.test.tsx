import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { ProtectionLinks } from "./protection-links";

test("the page about protection leads to limits, time-out and self-exclusion, one click each", async () => {
  const locale = parseLocale("en-MT") ?? expect.fail("no locale");
  render(<ProtectionLinks t={await getTranslations(locale, "site.playerPages")} locale={locale} />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  const limits = "/en-MT/my-account/gambling-limits";
  expect(links).toEqual([limits, `${limits}/time-out`, `${limits}/self-exclusion`]);
});
