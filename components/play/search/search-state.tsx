import type { UseQueryResult } from "@tanstack/react-query";
import { memo } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { SearchResult } from "@/lib/play/search/queries";
import { paths } from "@/lib/routing/paths";

interface SearchStateProps extends Pick<UseQueryResult<SearchResult>, "data" | "isPending" | "isError" | "refetch"> {
  onLeave: () => void;
}

/** The state of the list: loading, nothing found, or incomplete. */
export const SearchState = memo(function SearchState(props: SearchStateProps) {
  const { data, isPending, isError, refetch, onLeave } = props;
  const t = useTranslations("play.search");
  const tActions = useTranslations("site.actions");
  if (isPending) return <Loading label={t("loading")} />;
  if (isError && !data)
    return (
      <StateBlock
        state="error"
        title={t("failed.title")}
        action={<Button onClick={() => refetch()}>{tActions("retry")}</Button>}
      >
        {t("failed.body")}
      </StateBlock>
    );
  if (!data) return null;
  const { text, total, nearTotal, isComplete } = data;
  const found = total + nearTotal;
  const isEmpty = text !== "" && found === 0;
  return (
    <>
      <p className="sr-only" role="status">
        {text === "" ? "" : t("games", { count: found })}
      </p>
      {isEmpty ? (
        <StateBlock
          state="empty"
          title={t("none.title", { text })}
          action={
            <LinkButton href={paths.allGames(pageLocale())} onClick={onLeave}>
              {t("none.action")}
            </LinkButton>
          }
        >
          {t("none.body")}
        </StateBlock>
      ) : null}
      {isComplete ? null : (
        <div className="mt-3">
          <StateBlock state="partial">{t("byName")}</StateBlock>
        </div>
      )}
    </>
  );
});

const rows = [1, 2, 3, 4];

function Loading({ label }: { label: string }) {
  return (
    <div className="mt-3 grid gap-3" role="status">
      <span className="sr-only">{label}</span>
      {rows.map((row) => (
        <Skeleton key={row} size="h-16" />
      ))}
    </div>
  );
}
