import { brandIcons, getBrand } from "@/lib/config/brand";
import { getMarketTable } from "@/lib/content/offered-markets/server";
import { parseLocale, resolveLocale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";

/** The web manifest: the brand's name, colours and icons, and the locale's home page. */
export async function GET(_request: Request, { params }: RouteContext<"/locales/[locale]/manifest.webmanifest">) {
  const locale = parseLocale((await params).locale, await getMarketTable());
  if (!locale) return Response.json({ message: "No such locale." }, { status: 404 });
  const brand = getBrand();
  const { background } = brand.palettes.dark;
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    lang: resolveLocale(locale).tag,
    start_url: paths.home(locale),
    scope: paths.home(locale),
    display: "standalone",
    background_color: background,
    theme_color: background,
    icons: [{ src: brand.logo, sizes: "any", type: "image/svg+xml" }, ...brandIcons(brand)],
  };
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=300" },
  });
}
