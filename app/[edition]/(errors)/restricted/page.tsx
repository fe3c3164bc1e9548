import type { Metadata } from "next";
import { ErrorPage } from "@/components/site/errors/error-page";
import { getWords } from "@/lib/site/messages/words";
import { requireEdition } from "@/lib/site/routes/require-edition";

type Props = PageProps<"/[edition]/restricted">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await read(params)).title, robots: { index: false } };
}

/** The visitor is where we may not offer the site. */
export default async function RestrictedPage({ params }: Props) {
  const { locale, title, body } = await read(params);
  return <ErrorPage {...{ locale, title, body }} icon="globe" closed />;
}

async function read(params: Props["params"]) {
  const { locale } = await requireEdition(params);
  const t = await getWords(locale, "errors");
  return { locale, title: t("pages.restricted.title"), body: t("pages.restricted.body") };
}
