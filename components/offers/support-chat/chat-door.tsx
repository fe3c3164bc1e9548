"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { chatPlaceQuery } from "@/lib/offers/support-chat/queries";
import { openSupportChat } from "@/lib/offers/support-chat/request";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { mayUse } from "@/lib/site/consent/gate";

/**
 * Opens the chat with a press, which says whose page it loads; with consent the visit of this page is enough. Where there is none, or
 * nobody knows, the words say so.
 */
export function ChatDoor() {
  const t = useTranslations("offers.supportChat");
  const query = usePublicQuery(chatPlaceQuery(pageLocale().segment));
  useEffect(() => {
    if (mayUse("performance")) openSupportChat();
  }, []);
  return (
    <QueryState
      query={query}
      loading={<Skeleton size="h-11 w-40 rounded-md" label={t("loading")} />}
      failure={{ text: t("failed"), look: "line" }}
    >
      {({ address }) =>
        address ? (
          <div className="grid justify-items-start gap-2">
            <Button onClick={openSupportChat}>{t("open")}</Button>
            <p className="text-muted text-sm">{t("partner")}</p>
          </div>
        ) : (
          <p>{t("off")}</p>
        )
      }
    </QueryState>
  );
}
