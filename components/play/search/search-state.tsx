import { memo } from "react";
import { LinkButton } from "@/components/ui/button";
import { QueryState, type ShownQuery } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { SearchResult } from "@/lib/play/search/queries";
import { paths } from "@/lib/routing/paths";
import { placeHref } from "./place-href";

interface SearchStateProps extends ShownQuery<SearchResult> {
  onLeave: () => void;
}

/** The state of the list: loading, not available, nothing found, or incomplete. */
export const SearchState = memo(function SearchState({ onLeave, ...query }: SearchStateProps) {
  const t = useTranslations("play.search");
  return (
    <QueryState query={query} loading={<Loading />} failure={{ title: t("failed.title"), text: t("failed.body") }}>
      {(result) => <Summary result={result} onLeave={onLeave} />}
    </QueryState>
  );
});

function Summary({ result, onLeave }: { result: SearchResult; onLeave: () => void }) {
  const t = useTranslations("play.search");
  const { text, total, matchTotal, nearTotal, isComplete, nearest } = result;
  const found = total + matchTotal + nearTotal;
  const isEmpty = text !== "" && found === 0;
  return (
    <>
      <p className="sr-only" role="status">
        {text === "" ? "" : t("games", { count: found })}
      </p>
      {isEmpty ? (
        <div className="mt-3 flex-none">
          <StateBlock
            state="empty"
            look="line"
            title={t("none.title", { text })}
            action={
              <LinkButton
                kind="secondary"
                href={nearest ? placeHref(nearest) : paths.allGames(pageLocale())}
                onClick={onLeave}
              >
                {nearest ? t("none.nearest", { name: nearest.label }) : t("none.action")}
              </LinkButton>
            }
          >
            {t("none.body")}
          </StateBlock>
        </div>
      ) : null}
      {isComplete ? null : (
        <div className="mt-3">
          <StateBlock state="partial">{t("byName")}</StateBlock>
        </div>
      )}
    </>
  );
}

function Loading() {
  const t = useTranslations("play.search");
  return (
    <div className="mt-3 grid gap-3">
      <Skeleton size="h-16" label={t("loading")} />
      <Skeleton size="h-16" />
      <Skeleton size="h-16" />
      <Skeleton size="h-16" />
    </div>
  );
}
