"use client";

import { useState } from "react";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { markHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { byCode, chosenOffer } from "@/lib/money/deposit/bonuses";
import type { DepositValues } from "@/lib/money/deposit/forms";
import { dispatchDeposit } from "@/lib/money/deposit/store";
import { validateCodeMutation } from "@/lib/offers/bonus-code/queries";
import { acceptCampaignMutation, campaignsQuery } from "@/lib/offers/campaigns/queries";
import type { Reward } from "@/lib/offers/rewards/schema";
import { queryClient, usePlayerMutation } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** Of the terms of the bonus that is chosen. `missing`: they have to be accepted, and were not. */
type Agreement = "none" | "missing" | "given";

export interface BonusTermsControl {
  /** The campaign of a code that was checked, whose terms are shown since; null of any other. */
  campaignOf: (code: string | null) => string | null;
  agreementTo: (campaignId: string) => Agreement;
  agree: (campaignId: string, isAgreed: boolean) => void;
  /**
   * Settles what is to be read and accepted before a deposit is asked for. Resolves with the campaign of the bonus, null without one;
   * rejects where something is left: nothing was asked for then.
   */
  settle: (values: DepositValues, offers: readonly Reward[]) => Promise<string | null>;
}

/** The terms come before the deposit: those of a code are shown once it is known what it gives. Ticked by the player alone, and kept nowhere. */
export function useBonusTerms(): BonusTermsControl {
  const t = useTranslations("offers.bonusCode");
  const { mutateAsync: validate } = usePlayerMutation(validateCodeMutation);
  const { mutateAsync: accept } = usePlayerMutation(acceptCampaignMutation);
  const [checked, setChecked] = useState<{ code: string; campaignId: string } | null>(null);
  const [agreed, setAgreed] = useState<{ campaignId: string; agreement: Agreement } | null>(null);
  const campaignOf = (code: string | null) => (checked?.code === code ? (checked?.campaignId ?? null) : null);
  const agreementTo = (campaignId: string) => (agreed?.campaignId === campaignId ? agreed.agreement : "none");

  async function settleCode(code: string): Promise<string> {
    const campaignId = await validate(code).catch((error: Error) => refuseCode(error, t("checkUnknown")));
    dispatchDeposit({ type: "bonusChosen", id: campaignId });
    if (campaignOf(code) === campaignId) return campaignId;
    setChecked({ code, campaignId });
    throw new FormRefusal({ form: { code: "readTerms" } });
  }

  return {
    campaignOf,
    agreementTo,
    agree: (campaignId, isAgreed) => setAgreed({ campaignId, agreement: isAgreed ? "given" : "none" }),
    async settle({ bonus, bonusCode }, offers) {
      const player = playerIn(useSession.getState());
      const isCode = bonus === byCode;
      const campaignId = isCode ? await settleCode(bonusCode) : (chosenOffer(bonus, offers)?.campaignId ?? null);
      if (!player || campaignId === null) return null;
      const [campaign] = await queryClient
        .fetchQuery({ ...campaignsQuery(player, [campaignId]), staleTime: freshMs })
        .catch((cause: Error) => {
          throw new FormRefusal({ form: { code: "termsUnread" } }, { cause });
        });
      if (!campaign?.needsConsent) return campaignId;
      if (agreementTo(campaignId) !== "given") {
        setAgreed({ campaignId, agreement: "missing" });
        // Said at its box.
        throw markHandled(new Error("The terms of the bonus are not accepted."));
      }
      await accept({ campaignId, agreed: true, bonusCode: isCode ? bonusCode : null }).catch((cause: Error) => {
        throw new FormRefusal({ form: { code: "consentUnsaved" } }, { cause });
      });
      return campaignId;
    },
  };
}

/** What was shown a moment ago is what is accepted. */
const freshMs = 10 * 60_000;

/** Nothing was asked for yet: a code that could not be checked is no deposit whose outcome is unknown. */
function refuseCode(error: Error, unchecked: string): never {
  if (error instanceof HttpError && error.status < 500 && error.status !== 429)
    throw new FormRefusal({ fields: { bonusCode: { code: "bonusCode" } } }, { cause: error });
  throw new FormRefusal({ form: { code: null, message: unchecked } }, { cause: error });
}
