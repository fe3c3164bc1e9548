import { expect, test } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { getTranslations } from "./get-translations";
import type { Translator } from "./translator";

const locale = parseLocale("en-UN") ?? expect.fail("no English");

/** Never called: TypeScript alone reads it, where an expected error that does not come is one. */
function _arguments(
  t: Translator<"play.catalogue">,
  tLobby: Translator<"play.lobby">,
  tForm: Translator<"site.form">,
  view: "related" | "popular",
  end: "next" | "previous",
) {
  t("rail.next", { row: "Slots" });
  tLobby("games", { count: 3 });
  t("new");
  t(`rows.${view}`);
  t(`rail.${end}`, { row: "Slots" });
  t(view === "related" ? "rail.next" : "mobileOnly", { row: "Slots" });
  // @ts-expect-error: the argument is missing
  t("rail.next");
  // @ts-expect-error: the argument has another name
  t("rail.next", { category: "Slots" });
  // @ts-expect-error: there is one argument
  t("rail.next", { row: "Slots", category: "Slots" });
  // @ts-expect-error: a count is a number
  tLobby("games", { count: "3" });
  // @ts-expect-error: the message takes no arguments
  t("new", { row: "Slots" });
  // @ts-expect-error: no such message
  t("rail.nowhere", { row: "Slots" });
  // @ts-expect-error: the message is of another domain
  tForm("rail.next", { row: "Slots" });
  // @ts-expect-error: one of these messages has an argument
  t(`rail.${end}`);
  // @ts-expect-error: there is no message for every string
  t(`rows.${view as string}`);
}

test("a message of the English file is read with its arguments, which TypeScript checks", async () => {
  const t = await getTranslations(locale, "play.catalogue");
  expect(t("rail.next", { row: "Slots" })).toBe("More: Slots");
  expect(t("new")).toBe("New");
});
