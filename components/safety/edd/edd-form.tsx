"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form/form";
import { FormFailure } from "@/components/ui/form/form-failure";
import { Select } from "@/components/ui/select";
import { pageTag } from "@/lib/market/messages/fetch";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatWholePlayerMoney } from "@/lib/market/player-money";
import { isOther, type Option, type SalaryRange } from "@/lib/safety/edd/answer";
import type { Asker } from "@/lib/safety/edd/due";
import { type Lists, noRange } from "@/lib/safety/edd/forms";
import { useEddForm } from "./use-edd-form";

interface EddFormProps {
  asker: Asker;
  lists: Lists;
  onEnd: (how: "sent" | "already") => void;
}

/** The questions. They can be sent once each that is not optional is answered, "other" in the player's own words. */
export function EddForm({ asker, lists, onEnd }: EddFormProps) {
  const t = useTranslations("safety.edd");
  const { form, selections, isComplete } = useEddForm({ asker, lists, onEnd });
  const nothing = { value: "", text: t("choose") };
  return (
    <Form form={form} label={t("questions.title")}>
      <Select
        {...form.choice("occupation")}
        label={t("occupation")}
        options={[nothing, ...lists.occupations.map(asOption)]}
      />
      {isOther(selections.occupation) ? (
        <Field {...form.text("otherOccupation")} autoComplete="off" label={t("otherOccupation")} />
      ) : null}
      <Select
        {...form.choice("salaryRange")}
        label={t("salaryRange")}
        options={[
          { ...nothing, value: noRange },
          ...lists.salaryRanges.map((range) => ({ value: String(range.id), text: rangeText(range, t) })),
        ]}
      />
      <Select
        {...form.choice("sourceOfFunds")}
        label={t("sourceOfFunds")}
        options={[nothing, ...lists.sourcesOfFunds.map(asOption)]}
      />
      {isOther(selections.sourceOfFunds) ? (
        <Field {...form.text("otherSourceOfFunds")} autoComplete="off" label={t("otherSourceOfFunds")} />
      ) : null}
      <Field {...form.text("placeOfBirth")} autoComplete="off" label={t("placeOfBirth")} hint={t("optional")} />
      <Field {...form.text("nationality")} autoComplete="off" label={t("nationality")} hint={t("optional")} />
      <FormFailure form={form} />
      <div className="grid">
        <Button type="submit" busy={form.isBusy} blocked={isComplete ? null : t("incomplete")}>
          {t(form.isBusy ? "sending" : "send")}
        </Button>
      </div>
    </Form>
  );
}

const asOption = ({ id, label }: Option) => ({ value: id, text: label });

/** "€20,000 to €40,000". The lowest range says only what it ends at. */
function rangeText({ from, to }: SalaryRange, t: Translator<"safety.edd">): string {
  const write = (amount: SalaryRange["from"]) => formatWholePlayerMoney(amount, pageTag());
  if (to === null) return t("range.above", { from: write(from) });
  return from.amountMinor === 0
    ? t("range.upTo", { to: write(to) })
    : t("range.between", { from: write(from), to: write(to) });
}
