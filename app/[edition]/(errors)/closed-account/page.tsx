import { ByVisitor } from "@/components/site/errors/by-visitor";
import { ErrorPage } from "@/components/site/errors/error-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { errorMetadata, readError } from "../read-error";

type Props = PageProps<"/[edition]/closed-account">;

export const generateMetadata = ({ params }: Props) => errorMetadata(params, "closed-account");

/** The account of whoever was led here is closed; a player who is logged in has an open one, and is told so. */
export default async function ClosedAccountPage({ params }: Props) {
  const { locale, title, body } = await readError(params, "closed-account");
  const t = await getTranslations(locale, "errors");
  const texts = await getTranslations(locale, "player");
  return (
    <ErrorPage
      locale={locale}
      title={
        <ByVisitor
          guest={title}
          player={t("pages.closed-account.player.title")}
          checking={texts("checking")}
          away={t("pages.500.title")}
          isTitle
        />
      }
      body={<ByVisitor guest={body} player={t("pages.closed-account.player.body")} away={texts("unavailable")} />}
      icon="person"
      closed
    />
  );
}
