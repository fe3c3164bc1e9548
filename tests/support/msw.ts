import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { readLocale } from "@/lib/market/locale";
import { getCompiledMessages } from "@/lib/market/messages/compiled-messages";
import { isMessageDomain } from "@/lib/market/messages/domains";
import { getMarketRules } from "@/lib/session/market-rules/server";

/** Responds to the calls of an island under test with the messages of the product, the rules of a market and the time; any other call fails the test. */
export const server = setupServer(
  http.get("*/api/time", () => HttpResponse.json({ now: Date.now() })),
  http.get("*/api/market-rules/:locale", ({ params }) => {
    const locale = readLocale(String(params.locale));
    return locale ? HttpResponse.json(getMarketRules(locale.market)) : HttpResponse.error();
  }),
  http.get("*/locales/:locale/:file", async ({ params }) => {
    const locale = readLocale(String(params.locale));
    const domain = String(params.file).replace(/\.json$/, "");
    return locale && isMessageDomain(domain)
      ? HttpResponse.json(await getCompiledMessages(locale, domain))
      : HttpResponse.error();
  }),
);
