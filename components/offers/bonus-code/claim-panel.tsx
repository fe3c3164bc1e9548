import { clsx } from "clsx";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useBonusCode } from "@/lib/offers/bonus-code/store";
import { unclaimedCodeQuery } from "@/lib/offers/bonus-code/unclaimed-code";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { CodeOffer } from "./code-offer";
import { useClaimCode } from "./use-claim-code";

const edges = {
  good: "border-transparent border-l-accent bg-accent-soft",
  checking: "border-line border-l-muted bg-raised",
} as const;

/** What is known of the code: that it is good, with the button to claim it, that its claim is being checked, or what was given up for it. */
export function ClaimPanel({ onRefused }: { onRefused: (error: unknown) => void }) {
  const t = useTranslations("offers.bonusCode");
  const tRewards = useTranslations("offers.rewards");
  const { data: unclaimed = null } = usePlayerQuery(unclaimedCodeQuery);
  const { bonusCode, manualClaim } = useBonusCode();
  const claim = useClaimCode(onRefused);
  const { bonusCodeValue: code, bonusCodeCampaignId: campaignId } = bonusCode;
  const { checking } = manualClaim;
  const state = checking === null ? "good" : "checking";
  return (
    <>
      {unclaimed === null ? null : (
        <p role="alert" className="text-danger text-sm">
          {tRewards("failed.unclaimed")}
        </p>
      )}
      <div role="status" className="empty:absolute">
        {code === null ? null : (
          <div className={clsx("flex gap-3 rounded-md border border-l-3 p-3.5", edges[state])}>
            <span className={clsx("flex pt-px text-xl/compact", state === "good" ? "text-accent" : "text-muted")}>
              {state === "good" ? <Icon name="success" /> : <Spinner />}
            </span>
            <div className="grid min-w-0 gap-0.5 text-sm wrap-anywhere">
              <p className="font-650 text-md">{t(`${state}.title`, { code })}</p>
              <p className="text-pretty text-muted">{t(`${state}.text`)}</p>
              {checking === null ? null : (
                <p className="figures text-muted">{t("reference", { reference: checking })}</p>
              )}
            </div>
          </div>
        )}
      </div>
      {code === null || campaignId === null || checking !== null ? null : (
        <CodeOffer key={campaignId} campaignId={campaignId} code={code} isBusy={manualClaim.loading} onClaim={claim} />
      )}
    </>
  );
}
