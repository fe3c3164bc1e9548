import { parseLocale } from "@/lib/site/market/locale";
import { getMarketTable } from "@/lib/site/market/server";
import { loadMessages } from "@/lib/site/messages/words";

export async function GET(_request: Request, { params }: RouteContext<"/locales/[locale]/default.json">) {
  const locale = parseLocale((await params).locale, await getMarketTable());
  if (!locale) return Response.json({ message: "No such locale." }, { status: 404 });
  return Response.json(await loadMessages(locale), { headers: { "cache-control": "public, max-age=300" } });
}
