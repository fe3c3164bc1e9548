"use client";

import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { withMessages } from "@/lib/market/messages/with-messages";
import { paths } from "@/lib/routing/paths";
import { dataRequestsQuery } from "@/lib/safety/personal-data/request-queries";
import type { DataRequest, DataRequestKind } from "@/lib/safety/personal-data/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { RequestLine } from "./request-line";
import { requestMessages } from "./request-messages";

const loadForm = () =>
  loadQuietly(() => withMessages(["safety.personalData", "site.form"], () => import("./request-form")));

/** What was asked for, and the way to ask while nothing waits for an answer; where the platform records nothing, support. */
export function DataRequests({ kind }: { kind: DataRequestKind }) {
  const t = useTranslations("safety.personalData");
  const query = usePlayerQuery(dataRequestsQuery);
  return (
    <QueryState query={query} loading={<Skeleton size="h-11 w-48" label={t(`${requestMessages[kind]}.ask`)} />}>
      {(requests) =>
        requests === null ? (
          <LinkButton kind="secondary" href={paths.help(pageLocale())}>
            {t("delete.open")}
          </LinkButton>
        ) : (
          <Requests kind={kind} requests={requests.filter((each) => each.kind === kind)} />
        )
      }
    </QueryState>
  );
}

function Requests({ kind, requests }: { kind: DataRequestKind; requests: readonly DataRequest[] }) {
  const t = useTranslations("safety.personalData");
  const [isAsking, setAsking] = useState(false);
  const { part } = useLazy(loadForm, isAsking);
  const isOpen = requests.some(({ status }) => status === "OPEN");
  return (
    <>
      <div role="status" className="grid gap-2 empty:absolute">
        {requests.map((request) => (
          <RequestLine key={request.requestId} request={request} />
        ))}
      </div>
      {isOpen ? null : isAsking && part ? (
        <part.RequestForm kind={kind} onDone={() => setAsking(false)} />
      ) : (
        <Button kind="secondary" busy={isAsking} onClick={() => setAsking(true)}>
          {t(`${requestMessages[kind]}.ask`)}
        </Button>
      )}
    </>
  );
}
