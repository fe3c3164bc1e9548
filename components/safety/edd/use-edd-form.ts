"use client";

import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { isHandled, markHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import { commonErrors } from "@/lib/market/messages/error-catalogue";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Asker } from "@/lib/safety/edd/due";
import { type Lists, noSelections, selectionsSchema } from "@/lib/safety/edd/forms";
import { answerMutation, earlierAnswerQuery } from "@/lib/safety/edd/queries";
import { usePlayerMutation, usePlayerQuery } from "@/lib/session/player/player-queries";
import { report } from "@/lib/site/browser-reports/report";
import { useToasts } from "@/lib/site/toasts/store";

interface EddFormOptions {
  asker: Asker;
  lists: Lists;
  onEnd: (how: "sent" | "already") => void;
}

const aliases = { salaryRangeId: "salaryRange" } as const;
/** What an earlier answer fills in. */
const kept = ["placeOfBirth", "nationality"] as const;

/** The form of the questions: what is typed stays until it is sent, and a failure changes none of it. */
export function useEddForm({ asker, lists, onEnd }: EddFormOptions) {
  const tForm = useTranslations("site.form");
  const { mutateAsync } = usePlayerMutation(answerMutation);
  const { data: earlier } = usePlayerQuery(earlierAnswerQuery);
  const schema = selectionsSchema(lists);
  const form = useSchemaForm({
    schema,
    defaultValues: noSelections,
    catalogue: commonErrors,
    draft: "edd",
    aliases,
    async onSubmit(answer) {
      onEnd(await mutateAsync({ asker, answer }).catch((error: unknown) => fail(error)));
    },
  });

  /** Every failure is told by the same toast; the fields that the platform names show theirs too. */
  function fail(error: unknown): never {
    if (!(error instanceof Error) || isHandled(error)) throw error;
    useToasts.getState().show("error", tForm("error.oops.tryAgain"));
    if (error instanceof HttpError && error.fieldErrors.length > 0) throw error;
    report(error);
    throw markHandled(error);
  }

  const { control, getValues, setValue } = form.form;
  useEffect(() => {
    for (const name of kept) if (earlier?.[name] && getValues(name) === "") setValue(name, earlier[name]);
  }, [earlier, getValues, setValue]);

  const selections = { ...noSelections, ...useWatch({ control }) };
  const { error } = schema.safeParse(selections);
  // A text that is too long is said at its field, when it is left or sent: nothing is missing.
  const isComplete = error === undefined || error.issues.every(({ code }) => code === "too_big");
  return { form, selections, isComplete };
}
