import { HeadPanel } from "@/components/site/content/head-panel";
import { textLink } from "@/components/site/content/text-styles";
import { getBrand } from "@/lib/config/brand";
import { licenceEntries } from "@/lib/content/footer/licences";
import type { FooterContent } from "@/lib/content/footer/schema";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { publicPolicy } from "@/lib/market/policy/policies";
import { paths } from "@/lib/routing/paths";
import { ChatEntry } from "./chat-entry";
import { ComplaintPath } from "./complaint-path";

interface ContactPageProps {
  locale: Locale;
  /** What the foot of the page shows. */
  footer: FooterContent | null;
}

/** How to reach somebody: the chat, e-mail, and what becomes of a complaint. */
export async function ContactPage({ locale, footer }: ContactPageProps) {
  const t = await getTranslations(locale, "offers.contact");
  const { support } = getBrand();
  const { complaintDays: days, disputeLines, licenceLines } = publicPolicy(locale.market);
  const isAuthorityNamed = licenceLines.length > 0 || licenceEntries(locale, footer).length > 0;
  return (
    <main
      id="main"
      className="page grid max-w-[calc(43rem+2*var(--gutter))] grid-cols-1 content-start gap-8 pb-18 wrap-anywhere lg:pt-12"
    >
      <HeadPanel scene="support" title={t("title")} intro={t("intro")} />
      <section className="grid gap-3" aria-labelledby="chat">
        <h2 id="chat" className="text-xl">
          {t("chat")}
        </h2>
        <ChatEntry />
        <p>
          <a className={textLink} href={`mailto:${support}`}>
            {t("mail", { address: support })}
          </a>
        </p>
        <p>
          <a className={textLink} href={paths.help(locale)}>
            {t("help")}
          </a>
        </p>
      </section>
      <ComplaintPath locale={locale} {...{ days, disputeLines, licenceLines, isAuthorityNamed }} />
    </main>
  );
}
