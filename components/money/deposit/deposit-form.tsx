"use client";

import { useMemo } from "react";
import { useMarketRules } from "@/components/site/use-market-rules";
import { combineQueries } from "@/components/ui/combine-queries";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { publicConfig } from "@/lib/config/public";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { allowedOffers, noOffers, withheld } from "@/lib/money/deposit/bonuses";
import { openDuty } from "@/lib/money/deposit/duties";
import { offeredMethods } from "@/lib/money/deposit/methods";
import { bonusOffersQuery, depositMethodsQuery, recentMethodsQuery } from "@/lib/money/deposit/queries";
import { useAccountPast } from "@/lib/offers/allowed-offers/queries";
import { isAtPlay } from "@/lib/routing/at-play";
import { limitsQuery } from "@/lib/safety/limits/queries";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { pageAddress } from "@/lib/site/dialogs/popup-history";
import { DepositDutyNotice } from "./deposit-duty";
import { DepositFields, type DepositFormProps } from "./deposit-fields";
import { DepositLicence } from "./deposit-licence";
import { EarlierDeposits } from "./earlier-deposits";

/**
 * The form of a deposit, once everything is there that it is chosen by: a limit that could not be read is not no limit, and a rule of the
 * market that could not be read is not no rule.
 */
export function DepositForm(props: DepositFormProps) {
  const t = useTranslations("money.deposit");
  const market = useMarketRules();
  const query = combineQueries({
    methods: usePlayerQuery(depositMethodsQuery),
    recent: usePlayerQuery(recentMethodsQuery),
    limits: usePlayerQuery((player) => limitsQuery(player, "deposit")),
    profile: usePlayerQuery(profileQuery),
    bonuses: usePlayerQuery(bonusOffersQuery),
    rules: market.query,
  });
  const { data } = query;
  const offered = useMemo(
    () => data && offeredMethods(data.methods, data.profile, data.recent, publicConfig().flaggedMethods),
    [data],
  );
  const [known, kinds] = [data?.bonuses, market.rules?.offers];
  const { past } = useAccountPast(known?.offers.length ? kinds : undefined);
  const isWithheld = !market.rules?.offersDuringPlay && isAtPlay(new URL(pageAddress(), location.origin).pathname);
  const bonuses = useMemo(() => {
    const allowed = known && kinds ? allowedOffers(known, kinds, past) : noOffers;
    return isWithheld ? withheld(allowed) : allowed;
  }, [known, kinds, past, isWithheld]);
  return (
    <QueryState
      query={query}
      loading={<Skeleton size="h-120 rounded-md" label={t("loading")} />}
      isEmpty={() => offered?.length === 0}
      empty={
        <StateBlock state="empty" title={t("noMethods.title")}>
          {t("noMethods.text")}
        </StateBlock>
      }
    >
      {({ limits, recent, profile }) => {
        const duty = market.rules && openDuty(market.rules, profile, limits);
        const notice = duty ? <DepositDutyNotice duty={duty} onVerify={props.onVerify} /> : null;
        if (duty && duty !== "limitOffered")
          return (
            <div className="grid gap-6">
              {notice}
              <DepositLicence />
            </div>
          );
        return (
          <div className="grid gap-6">
            <EarlierDeposits />
            {notice}
            <DepositFields
              {...props}
              methods={offered ?? []}
              limits={limits}
              bonuses={bonuses}
              lastMethod={recent[0] ?? null}
              isFirst={profile?.firstDepositDate === null}
            />
          </div>
        );
      }}
    </QueryState>
  );
}
