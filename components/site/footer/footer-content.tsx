import { clsx } from "clsx";
import { licenceEntry, shownLicences } from "@/lib/content/footer/licences";
import type { FooterContent } from "@/lib/content/footer/schema";
import { imageUrl } from "@/lib/content/image";
import type { License } from "@/lib/content/market/schema";
import { menuLink } from "@/lib/content/menus/link";
import type { Menu } from "@/lib/content/menus/schema";
import type { Locale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";

const licenceSize = { width: 136, height: 34 };

const columnTitle = "mb-1.5 text-sm/base font-650 tracking-normal text-text";
/** A long column of links would be alone beside an empty half. */
const column = clsx(
  "*:flex *:min-h-8 *:items-center *:py-1 *:transition-colors *:hover:text-text pointer-coarse:*:min-h-11",
  "lg:has-[:nth-child(7)]:columns-2 lg:has-[:nth-child(7)]:gap-x-[clamp(32px,4vw,64px)]",
);

const external = { className: "after:ml-[5px] after:content-['↗'/'']", rel: "noopener" };

interface FooterColumnsProps {
  locale: Locale;
  /** What the glossary is called: the site's own page among those of the help. */
  glossary: string;
  menus: readonly Menu[];
  /** The terms are a separate part, which a market may hide. */
  hideTerms: boolean;
}

/** The columns of links. */
export function FooterColumns({ locale, glossary, menus, hideTerms }: FooterColumnsProps) {
  return menus.map(({ id, title, entries }) => (
    <div key={id}>
      <h2 className={columnTitle}>{title}</h2>
      <div className={column}>
        {entries.map((entry) => {
          const link = menuLink(locale, id, entry);
          if (!link || (hideTerms && entry.page === "terms_and_conditions")) return null;
          const isExternal = link.href.startsWith("http");
          return (
            <a key={link.href} href={link.href} {...(isExternal ? external : null)}>
              {entry.title}
            </a>
          );
        })}
        {id === "contact-us" ? <a href={paths.glossary(locale)}>{glossary}</a> : null}
      </div>
    </div>
  ));
}

/** Each licence is its authority's logo and leads to the authority's own entry, where anybody can check it. */
export function FooterLicences({ locale, licences }: { locale: Locale; licences: readonly License[] }) {
  return licences.map((licence) => <Licence key={licence.logoName} locale={locale} {...licence} />);
}

function Licence({ locale, logoName, image, url }: { locale: Locale } & License) {
  const logo = image ? (
    <img className="block h-8.5 w-34" src={imageUrl(image, licenceSize)} alt={logoName} loading="lazy" />
  ) : (
    logoName
  );
  const entry = licenceEntry(locale, { url });
  if (entry === null) return <span className="block">{logo}</span>;
  return (
    <a className="block content-center hover:text-text pointer-coarse:min-h-11" href={entry} rel="noopener">
      {logo}
    </a>
  );
}

/** The parts of the footer that the market's toggles leave. Without content only the site's own parts remain. */
export function shownParts(content: FooterContent | null) {
  const { termsAndConditions = false, content: hasContent = false } = content?.market.footer ?? {};
  return {
    menus: hasContent ? (content?.menus ?? []) : [],
    payments: hasContent ? (content?.market.paymentMethods ?? []) : [],
    licences: shownLicences(content),
    legal: termsAndConditions ? (content?.market.legal ?? null) : null,
    hideTerms: !termsAndConditions,
  };
}
