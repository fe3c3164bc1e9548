import { expect, test } from "vitest";
import { type DateOrder, dateOrder } from "@/lib/core/form/date-input";
import { dateTag } from "./date-format";
import { locales } from "./locale";
import { type MarketCode, marketCodes } from "./markets";

/** Markets that do not write the day first. The global one follows its languages. */
const others: Partial<Record<MarketCode, readonly DateOrder[]>> = {
  UN: ["dmy", "ymd"],
  CA: ["ymd"],
  JP: ["ymd"],
  PH: ["mdy"],
  PP: ["ymd"],
  SE: ["ymd"],
};

test.each(marketCodes)("the market %s takes dates in one order, whatever language it is read in", (market) => {
  const own = locales.filter((locale) => locale.market === market);
  const orders = new Set(own.map((locale) => dateOrder(dateTag(locale))));
  expect([...orders].sort()).toEqual(others[market] ?? ["dmy"]);
});
