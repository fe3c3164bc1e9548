import { z } from "zod";
import { origin } from "./production";

const Address = z.url().startsWith(`${origin}/`);
const Item = z.strictObject({
  "@type": z.literal("ListItem"),
  position: z.int(),
  name: z.string().min(1),
  item: Address,
});
const Entry = z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), url: Address });
const isInOrder = (items: readonly { position: number }[]) => items.every(({ position }, at) => position === at + 1);
/** The types that a page may have, each with exactly these fields (schema.org). */
const Data = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(
    z.discriminatedUnion("@type", [
      z.strictObject({
        "@type": z.literal("Organization"),
        name: z.literal("Greenroom"),
        url: Address,
        logo: Address,
        contactPoint: z.strictObject({
          "@type": z.literal("ContactPoint"),
          contactType: z.literal("customer support"),
          email: z.email(),
        }),
        sameAs: z
          .array(z.url({ protocol: /^https$/ }))
          .min(1)
          .optional(),
      }),
      z.strictObject({
        "@type": z.literal("WebSite"),
        name: z.literal("Greenroom"),
        url: Address,
        inLanguage: z.string().min(2),
      }),
      z.strictObject({ "@type": z.literal("BreadcrumbList"), itemListElement: z.array(Item).min(2).refine(isInOrder) }),
      z.strictObject({
        "@type": z.literal("ItemList"),
        name: z.string().min(1),
        numberOfItems: z.int().positive(),
        itemListElement: z.array(Entry).min(1).refine(isInOrder),
      }),
      z.strictObject({
        "@type": z.literal("VideoGame"),
        name: z.string().min(1),
        url: Address,
        publisher: z.strictObject({ "@type": z.literal("Organization"), name: z.string().min(1) }),
        applicationCategory: z.literal("Game"),
        genre: z.string().min(1).optional(),
        image: z.url().optional(),
      }),
    ]),
  ),
});

/** Which types a page has at least, by its path below the locale. */
function wantedTypes(path: string): string[] {
  if (path === "") return ["Organization", "WebSite"];
  if (/^\/(online-casino|live-casino-online)\/[^/]+$/.test(path)) return ["BreadcrumbList", "ItemList"];
  if (path.startsWith("/play/")) return ["BreadcrumbList", "VideoGame"];
  return /^\/(promotions\/[^/]+(\/[^/]+)?|terms)$/.test(path) ? ["BreadcrumbList"] : [];
}

/** What is wrong with the structured data of a page. */
export function dataFaults(body: string, address: string): string[] {
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  if (blocks.length > 1) return [`${blocks.length} blocks of structured data`];
  const parsed = blocks.map(([, text = ""]) => Data.safeParse(JSON.parse(text)));
  const unread = parsed.flatMap(({ error }) => (error ? [`structured data: ${z.prettifyError(error)}`] : []));
  const items = parsed.flatMap(({ data }) => data?.["@graph"] ?? []);
  const below = address.slice(origin.length).replace(/^\/[^/]*/, "");
  // A table of the live casino is no video game.
  const isTable = items.some(
    (item) =>
      item["@type"] === "BreadcrumbList" &&
      item.itemListElement.some((place) => place.item.endsWith("/live-casino-online")),
  );
  const wanted = wantedTypes(below).filter((type) => type !== "VideoGame" || !isTable);
  const missing = wanted.filter((type) => !items.some((item) => item["@type"] === type));
  const others = items.flatMap((item) => {
    const own =
      item["@type"] === "BreadcrumbList"
        ? item.itemListElement.at(-1)?.item
        : item["@type"] === "VideoGame"
          ? item.url
          : address;
    return own === address ? [] : [`${item["@type"]} of ${own}`];
  });
  return [...unread, ...missing.map((type) => `no ${type} in its structured data`), ...others];
}
