"use client";

import { useEffect, useMemo } from "react";
import { type SchemaForm, useSchemaForm } from "@/components/ui/form/use-schema-form";
import { plainLine } from "@/lib/core/form/pasted-text";
import type { Currency } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { type BonusOffers, byCode, chosenOffer, offeredChoice } from "@/lib/money/deposit/bonuses";
import { depositErrors } from "@/lib/money/deposit/form-errors";
import { type DepositInput, type DepositValues, depositSchema } from "@/lib/money/deposit/forms";
import type { DepositMethod } from "@/lib/money/deposit/schema";
import { dispatchDeposit } from "@/lib/money/deposit/store";
import { isOfLimit } from "@/lib/money/wallet/result";
import { peekBonusCode } from "@/lib/session/sign-in/kept-bonus-code";

export type DepositSchemaForm = SchemaForm<DepositInput, DepositValues>;

interface DepositFormParts {
  currency: Currency;
  methods: readonly DepositMethod[];
  bonuses: BonusOffers;
  leftMinor: number | null;
  checkLeftMinor: number | null;
  /** The id of the method used last. */
  lastMethod: string | null;
  send: (values: DepositValues, signal: AbortSignal) => Promise<void>;
}

/** The form of a deposit. The bonus that is chosen in it is the flow's. */
export function useDepositForm(parts: DepositFormParts) {
  const { currency, methods, bonuses, leftMinor, checkLeftMinor, lastMethod, send } = parts;
  const schema = useMemo(
    () => depositSchema(currency, pageTag(), { methods, leftMinor, checkLeftMinor, bonuses }),
    [currency, methods, leftMinor, checkLeftMinor, bonuses],
  );
  const chosen = methods.length === 1 ? methods[0]?.id : methods.find(({ id }) => id === lastMethod)?.id;
  const form: DepositSchemaForm = useSchemaForm({
    schema,
    defaultValues: { methodId: chosen ?? "", amount: "", bonus: "", bonusCode: peekBonusCode() ?? "" },
    draft: "deposit",
    catalogue: depositErrors,
    onSubmit: send,
  });
  const [methodId, amount, choice, code] = form.form.watch(["methodId", "amount", "bonus", "bonusCode"]);
  const bonus = offeredChoice(choice, bonuses);
  const offer = chosenOffer(bonus, bonuses.offers);
  const campaignId = offer?.campaignId ?? null;
  const isByCode = bonus === byCode;
  // A draft of an earlier page chooses too.
  useEffect(() => {
    dispatchDeposit(isByCode || campaignId ? { type: "bonusChosen", id: campaignId } : { type: "bonusDeclined" });
  }, [isByCode, campaignId]);
  return {
    form,
    method: methods.find(({ id }) => id === methodId) ?? null,
    amount,
    /** The refusal by a limit names it, which the range does not. */
    isOverLimit: () => isOfLimit(form.form.getFieldState("amount", form.form.formState).error?.message ?? null),
    offer,
    // As it is sent.
    code: isByCode ? plainLine(code) : null,
  };
}
