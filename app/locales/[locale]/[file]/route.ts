import { getMarketTable } from "@/lib/content/offered-markets/server";
import { parseLocale } from "@/lib/market/locale";
import { getCompiledMessages } from "@/lib/market/messages/compiled-messages";
import { isMessageDomain } from "@/lib/market/messages/domains";

/** The messages of one domain, as `money.deposit.json`. A response to this build's version of them never changes; any other is not stored. */
export async function GET(request: Request, { params }: RouteContext<"/locales/[locale]/[file]">) {
  const { locale: segment, file } = await params;
  const locale = parseLocale(segment, await getMarketTable());
  const domain = file.replace(/\.json$/, "");
  if (!locale || domain === file || !isMessageDomain(domain)) {
    return Response.json({ message: "No such file." }, { status: 404 });
  }
  const version = new URL(request.url).searchParams.get("v");
  const isFixed = process.env.NODE_ENV === "production" && version === process.env.MESSAGES_VERSION;
  return Response.json(await getCompiledMessages(locale, domain), {
    headers: { "cache-control": isFixed ? "public, max-age=31536000, immutable" : "no-store" },
  });
}
