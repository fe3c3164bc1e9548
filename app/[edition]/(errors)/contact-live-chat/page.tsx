import type { Metadata } from "next";
import { ErrorPage } from "@/components/site/errors/error-page";
import { getWords } from "@/lib/site/messages/words";
import { requireEdition } from "@/lib/site/routes/require-edition";

type Props = PageProps<"/[edition]/contact-live-chat">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await read(params)).title, robots: { index: false } };
}

/** Where links to the support chat lead while no chat is connected: to the other ways of reaching us. */
export default async function SupportChatPage({ params }: Props) {
  const { locale, title, body } = await read(params);
  return <ErrorPage {...{ locale, title, body }} icon="person" />;
}

async function read(params: Props["params"]) {
  const { locale } = await requireEdition(params);
  const t = await getWords(locale, "errors");
  return { locale, title: t("pages.contact-live-chat.title"), body: t("pages.contact-live-chat.body") };
}
