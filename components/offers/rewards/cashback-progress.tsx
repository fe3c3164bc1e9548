import { LocalTime } from "@/components/site/local-time";
import { DescriptionList } from "@/components/ui/description-list";
import { QueryState, type ShownQuery } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import type { CashbackProgress as Progress } from "@/lib/offers/reward-progress/schema";
import { written } from "./reward-facts";

/** How much cashback has come together, and from when on it can be claimed. */
export function CashbackProgress({ query }: { query: ShownQuery<Progress> }) {
  const t = useTranslations("offers.rewards");
  return (
    <QueryState
      query={query}
      loading={<Skeleton size="h-6 rounded-sm" label={t("progress.reading")} />}
      failure={{ text: t("progress.unreadable"), look: "line" }}
    >
      {({ gathered, claimableFrom, isClaimable }) => (
        <DescriptionList
          look="columns"
          facts={[
            { name: t("progress.gathered"), value: written(gathered) },
            ...(claimableFrom && !isClaimable
              ? [
                  {
                    name: t("progress.claimableFrom"),
                    value: <LocalTime dateTime={claimableFrom} text={formatTime(new Date(claimableFrom), pageTag())} />,
                  },
                ]
              : []),
          ]}
        />
      )}
    </QueryState>
  );
}
