import type { StructuredItem } from "@/lib/site/seo/structured-data";

/** Data for search engines inside a page. It never runs; as text it cannot close its element. */
export function StructuredData({ items }: { items: readonly StructuredItem[] }) {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": items });
  return <script type="application/ld+json">{text.replaceAll("<", "\\u003c")}</script>;
}
