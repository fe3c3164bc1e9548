import { getMarketTable } from "@/lib/content/offered-markets/server";
import { parseLocale } from "@/lib/market/locale";
import { getCompiledMessages, isMessageArea } from "@/lib/market/messages/compiled-messages";

/** The messages of one area. A response to this build's version of them never changes; any other is not stored. */
export async function GET(request: Request, { params }: RouteContext<"/locales/[locale]/[file]">) {
  const { locale: segment, file } = await params;
  const locale = parseLocale(segment, await getMarketTable());
  const area = file.replace(/\.json$/, "");
  if (!locale || area === file || !isMessageArea(area)) {
    return Response.json({ message: "No such file." }, { status: 404 });
  }
  const version = new URL(request.url).searchParams.get("v");
  const isFixed = process.env.NODE_ENV === "production" && version === process.env.MESSAGES_VERSION;
  return Response.json(await getCompiledMessages(locale, area), {
    headers: { "cache-control": isFixed ? "public, max-age=31536000, immutable" : "no-store" },
  });
}
