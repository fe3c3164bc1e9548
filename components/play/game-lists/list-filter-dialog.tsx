import { Button } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { GameList } from "@/lib/play/game-lists/api";
import { listQuery } from "@/lib/play/game-lists/queries";
import { type Sort, sortOptions } from "@/lib/play/game-lists/schema";
import { longestText } from "@/lib/play/search/schema";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { SupplierFilter } from "./supplier-filter";
import { useChoice } from "./use-choice";

type ListFilterDialogProps = DialogFrame & { params: { list: GameList } };

/** Sorts and filters the list of the page: by name, by provider and by studio. The list behind it follows each change. */
export function ListFilterDialog({ params: { list }, ...frame }: ListFilterDialogProps) {
  const t = useTranslations("play.gameLists");
  const tActions = useTranslations("site.actions");
  const { choice, change, clear } = useChoice();
  const { data, isError, refetch } = usePublicQuery(listQuery(list, choice));
  const found = data ? t("found", { count: data.total }) : t("loading");

  return (
    <Dialog {...frame} title={t("title")} closeLabel={t("close")}>
      <div className="grid gap-4">
        <Field
          label={t("search")}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestText}
          value={choice.searchText}
          onChange={({ target }) => change({ searchText: target.value })}
        />
        <Select
          label={t("sort")}
          options={sortOptions.map((value) => ({ value, text: t(value) }))}
          value={choice.sort}
          onChange={({ target }) => change({ sort: target.value as Sort })}
        />
        {data ? <SupplierFilter t={t} result={data} choice={choice} onChange={change} /> : null}
        {isError && !data ? (
          <StateBlock state="partial" action={<Button onClick={() => refetch()}>{tActions("retry")}</Button>}>
            {t("failed")}
          </StateBlock>
        ) : (
          <Button busy={!data} onClick={frame.onClose}>
            {found}
          </Button>
        )}
        <Button kind="quiet" onClick={clear}>
          {t("clear")}
        </Button>
        <p className="sr-only" role="status">
          {isError ? "" : found}
        </p>
      </div>
    </Dialog>
  );
}
