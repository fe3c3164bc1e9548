import type { Metadata } from "next";
import { ErrorPage } from "@/components/site/errors/error-page";
import { getWords } from "@/lib/site/messages/words";
import { requireEdition } from "@/lib/site/routes/require-edition";

type Props = PageProps<"/[edition]/closed-account">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await read(params)).title, robots: { index: false } };
}

/** The player's account is closed. */
export default async function ClosedAccountPage({ params }: Props) {
  const { locale, title, body } = await read(params);
  return <ErrorPage {...{ locale, title, body }} icon="person" closed />;
}

async function read(params: Props["params"]) {
  const { locale } = await requireEdition(params);
  const t = await getWords(locale, "errors");
  return { locale, title: t("pages.closed-account.title"), body: t("pages.closed-account.body") };
}
