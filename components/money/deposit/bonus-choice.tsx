"use client";

import { CalmCover } from "@/components/site/calm-cover";
import { FormControl } from "@/components/ui/form/form-control";
import { StateBlock } from "@/components/ui/state-block";
import { pageTag } from "@/lib/market/messages/fetch";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { type BonusOffers, byCode, choiceOf, noBonus } from "@/lib/money/deposit/bonuses";
import type { Reward } from "@/lib/offers/rewards/schema";
import { peekBonusCode } from "@/lib/session/sign-in/kept-bonus-code";
import { MethodChoice } from "../payment-method/method-choice";
import { CodeOfBonus } from "./code-of-bonus";
import type { DepositSchemaForm } from "./use-deposit-form";

interface BonusChoiceProps {
  form: DepositSchemaForm;
  bonuses: BonusOffers;
}

/** No bonus, one that is on offer, or a code: nothing is chosen before the player does, and nothing chosen is no bonus. */
export function BonusChoice({ form, bonuses: { offers, takesCodes, isKnown, isWithheld } }: BonusChoiceProps) {
  const t = useTranslations("money.deposit");
  const tCalm = useTranslations("offers.calm");
  if (!isKnown) return <StateBlock state="partial">{t("bonus.unread")}</StateBlock>;
  if (isWithheld) return <p className="text-muted text-sm">{t("bonus.notDuringPlay")}</p>;
  if (offers.length === 0 && !takesCodes) return null;
  const plain = { image: null, note: null, facts: "" };
  return (
    <div className="grid gap-4">
      <CalmCover text={tCalm("text")} show={tCalm("show")}>
        <FormControl form={form} name="bonus">
          {(control) => (
            <MethodChoice
              {...control}
              legend={t("bonus.title")}
              hint={t("bonus.hint")}
              options={[
                { ...plain, id: noBonus, name: t("bonus.none") },
                ...offers.map((offer) => ({
                  ...plain,
                  id: choiceOf(offer.campaignId),
                  name: offer.name ?? t("bonus.unnamed"),
                  facts: factsOf(offer, t),
                })),
                ...(takesCodes
                  ? [{ ...plain, id: byCode, name: t("bonus.haveCode"), facts: peekBonusCode() ?? "" }]
                  : []),
              ]}
            />
          )}
        </FormControl>
        {takesCodes && form.form.watch("bonus") === byCode ? <CodeOfBonus form={form} /> : null}
      </CalmCover>
    </div>
  );
}

function factsOf({ amount, spins, wagering }: Reward, t: Translator<"money.deposit">): string {
  const required = wagering && wagering.required.amountMinor > 0 ? wagering.required : null;
  return [
    amount && t("bonus.amount", { amount: formatPlayerMoney(amount, pageTag()) }),
    spins && t("bonus.spins", { count: spins.total }),
    required && t("bonus.wagering", { amount: formatPlayerMoney(required, pageTag()) }),
  ]
    .filter(Boolean)
    .join("; ");
}
