import { Button } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { QueryState } from "@/components/ui/query-state";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { longestText } from "@/lib/play/game-index/longest-text";
import type { GameList } from "@/lib/play/game-lists/api";
import { listQuery } from "@/lib/play/game-lists/queries";
import type { Sort } from "@/lib/play/game-lists/schema";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { FactFilter } from "./fact-filter";
import { sortsOf, sortText } from "./option-texts";
import { SupplierFilter } from "./supplier-filter";
import { useChoice } from "./use-choice";

type ListFilterDialogProps = DialogFrame & { params: { list: GameList } };

/** The way to the games stays in sight, however long the filters are. */
const footer =
  "-mx-5 -mb-5.5 sticky -bottom-5.5 grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-line border-t bg-surface px-5 py-3.5 md:-mx-7 md:-bottom-7 md:-mb-7 md:px-7";

/**
 * Sorts and filters the list of the page: by name, by its facts, by provider and by studio. The list behind it follows.
 */
export function ListFilterDialog({ params: { list }, ...frame }: ListFilterDialogProps) {
  const t = useTranslations("play.gameLists");
  const { choice, change, clear } = useChoice();
  const query = usePublicQuery(listQuery(list, choice));
  const { data } = query;

  return (
    <Dialog {...frame} look="sheet" title={t("title")} closeLabel={t("close")}>
      <div className="grid gap-4 [&_input]:scroll-mb-24">
        <div className="grid gap-4 md:grid-cols-2">
          {/* First, so that a dialog that opens brings no keyboard over itself. */}
          <Select
            label={t("sort")}
            options={sortsOf(list).map((value) => ({ value, text: sortText(t, value, list) }))}
            value={choice.sort}
            onChange={({ target }) => change({ sort: target.value as Sort })}
          />
          <Field
            label={t("search")}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={longestText}
            value={choice.searchText}
            onChange={({ target }) => change({ searchText: target.value })}
          />
        </div>
        {data ? (
          <>
            <FactFilter {...{ t, choice }} tag={list.tag} result={data} onChange={change} />
            <SupplierFilter {...{ t, choice }} result={data} onChange={change} />
          </>
        ) : (
          <Skeleton size="h-[60dvh]" />
        )}
        <div className={footer}>
          <Button kind="quiet" onClick={clear}>
            {t("clear")}
          </Button>
          <QueryState
            query={query}
            loading={<Button busy>{t("loading")}</Button>}
            failure={{ text: t("failed"), look: "line" }}
          >
            {({ total }) => <Button onClick={frame.onClose}>{t("show", { count: total })}</Button>}
          </QueryState>
        </div>
        <p className="sr-only" role="status">
          {data ? t("found", { count: data.total }) : ""}
        </p>
      </div>
    </Dialog>
  );
}
