"use client";

import { Button, LinkButton } from "@/components/ui/button";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { eddDialog } from "@/lib/safety/dialogs";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useAsker } from "../edd/use-asker";

/** The way to the questions that are no file. Where nobody takes an answer at the moment, support knows more. */
export function QuestionnaireButton() {
  const t = useTranslations("safety.verification");
  const asker = useAsker();
  if (asker === null)
    return (
      <LinkButton kind="secondary" href={paths.help(pageLocale())}>
        {t("support")}
      </LinkButton>
    );
  return <Button onClick={() => useDialogs.getState().open(eddDialog, { asker })}>{t("questions")}</Button>;
}
