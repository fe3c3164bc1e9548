import { getMarketTable } from "@/lib/content/offered-markets/server";
import { parseLocale } from "@/lib/market/locale";
import { getAllCompiledMessages } from "@/lib/market/messages/compiled-messages";

export async function GET(_request: Request, { params }: RouteContext<"/locales/[locale]/default.json">) {
  const locale = parseLocale((await params).locale, await getMarketTable());
  if (!locale) return Response.json({ message: "No such locale." }, { status: 404 });
  return Response.json(await getAllCompiledMessages(locale), { headers: { "cache-control": "public, max-age=300" } });
}
