import type { Metadata, Viewport } from "next";
import { getBrand, themeColors } from "@/lib/config/brand";
import { isIndexed } from "@/lib/config/server";
import { paths } from "@/lib/routing/paths";
import { requireEdition } from "@/lib/routing/require-edition";

/** What the head of every page says, unless the page says more. */
export async function siteMetadata({ params }: { params: Promise<{ edition: string }> }): Promise<Metadata> {
  const { locale } = await requireEdition(params);
  const { name } = getBrand();
  return {
    title: { default: name, template: `%s – ${name}` },
    robots: isIndexed() ? undefined : { index: false },
    manifest: paths.manifest(locale),
  };
}

export const siteViewport = (): Viewport => ({ viewportFit: "cover", themeColor: themeColors(getBrand()) });
