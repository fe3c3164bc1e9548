import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { readLocale } from "@/lib/market/locale";
import { getCompiledMessages, isMessageArea } from "@/lib/market/messages/compiled-messages";

/** Responds to the calls of an island under test with the messages of the product; any other call fails the test. */
export const server = setupServer(
  http.get("*/locales/:locale/:file", async ({ params }) => {
    const locale = readLocale(String(params.locale));
    const area = String(params.file).replace(/\.json$/, "");
    return locale && isMessageArea(area)
      ? HttpResponse.json(await getCompiledMessages(locale, area))
      : HttpResponse.error();
  }),
);
