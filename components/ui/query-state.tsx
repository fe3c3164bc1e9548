import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { SlowNotice } from "@/components/ui/form/slow-notice";
import { passFocusUp } from "@/components/ui/pass-focus";
import { type FailureTexts, QueryFailure } from "@/components/ui/query-failure";
import { StateBlock } from "@/components/ui/state-block";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import { resolveLocale } from "@/lib/market/locale";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** What of a query of TanStack Query is drawn. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  /** In ms since the epoch; 0 before the first response. */
  dataUpdatedAt: number;
  errorUpdateCount: number;
  refetch: () => unknown;
}

interface QueryStateProps<Data> {
  query: ShownQuery<Data>;
  /** The skeleton, of the final size. Its label names what is read. Null: nothing stands there until there is something to say. */
  loading: ReactNode;
  /** Is there nothing to show? */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  failure?: FailureTexts;
  children: (data: Data) => ReactNode;
}

/**
 * The one drawing of a query: its skeleton (after 5 s with a word about it), a failure with its retry, nothing, the content, and
 * content that could not be refreshed, with its time. What was read once is never replaced by an error.
 */
export function QueryState<Data>({ query, loading, isEmpty, empty = null, failure, children }: QueryStateProps<Data>) {
  const { data, isError, isFetching, errorUpdateCount } = query;
  // Without data, a fetch clears the error at once: its retry keeps its button, and the focus on it.
  if (data === undefined && (isError || (isFetching && errorUpdateCount > 0)))
    return (
      <QueryFailure
        busy={isFetching}
        failures={errorUpdateCount}
        onRetry={() => void query.refetch()}
        failure={failure}
      />
    );
  if (data === undefined) return loading === null ? null : <QueryLoading>{loading}</QueryLoading>;
  return (
    <>
      {isError ? <Outdated query={query} /> : null}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  );
}

/** A wait for data, with a word about it when it is long. */
export function QueryLoading({ children }: { children: ReactNode }) {
  const t = useTranslations("site.query");
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-5">
        {children}
      </div>
      <SlowNotice isBusy text={t("slow")} mayMeetCaptcha={false} />
    </div>
  );
}

function Outdated({ query: { dataUpdatedAt, isFetching, refetch } }: { query: ShownQuery<unknown> }) {
  const t = useTranslations("site.query");
  const format = new Intl.DateTimeFormat(calendarTag(resolveLocale(pageLocale()).tag), {
    hour: "numeric",
    minute: "2-digit",
  });
  return (
    <StateBlock
      ref={passFocusUp}
      state="partial"
      action={
        <Button kind="secondary-small" busy={isFetching} onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      }
    >
      {t("outdated", { time: format.format(dataUpdatedAt) })}
    </StateBlock>
  );
}
