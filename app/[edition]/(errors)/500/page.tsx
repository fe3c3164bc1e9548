import type { Metadata } from "next";
import { ErrorPage } from "@/components/site/errors/error-page";
import { findErrorWords } from "@/lib/site/content/pages/server";
import { getWords } from "@/lib/site/messages/words";
import { requireEdition } from "@/lib/site/routes/require-edition";

type Props = PageProps<"/[edition]/500">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await read(params)).title, robots: { index: false } };
}

/** Something failed on our side. */
export default async function ServerErrorPage({ params }: Props) {
  const { locale, title, body } = await read(params);
  return <ErrorPage {...{ locale, title, body }} icon="error" />;
}

async function read(params: Props["params"]) {
  const { locale } = await requireEdition(params);
  const t = await getWords(locale, "errors");
  const own = { title: t("pages.500.title"), body: t("pages.500.body") };
  return { locale, ...own, ...(await findErrorWords(locale, "500")) };
}
