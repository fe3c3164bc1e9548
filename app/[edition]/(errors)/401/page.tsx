import type { Metadata } from "next";
import { AccessError } from "@/components/site/errors/access-error";
import { findErrorWords } from "@/lib/site/content/pages/server";
import { getWords } from "@/lib/site/messages/words";
import { requireEdition } from "@/lib/site/routes/require-edition";

type Props = PageProps<"/[edition]/401">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await read(params)).title, robots: { index: false } };
}

/** A page that needs a login was asked for without one: "?from=" says which. */
export default async function AccessErrorPage({ params }: Props) {
  return <AccessError {...(await read(params))} />;
}

async function read(params: Props["params"]) {
  const { locale } = await requireEdition(params);
  const t = await getWords(locale, "errors");
  const own = { title: t("pages.401.title"), body: t("pages.401.body") };
  return { locale, ...own, ...(await findErrorWords(locale, "401")) };
}
