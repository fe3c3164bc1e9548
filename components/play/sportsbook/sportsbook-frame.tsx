"use client";

import { useState } from "react";
import { FrameNotice } from "@/components/site/frame/frame-notice";
import { PartnerFrame } from "@/components/site/frame/partner-frame";
import { Button } from "@/components/ui/button";
import { QueryState, type ShownQuery } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { publicConfig } from "@/lib/config/public";
import { type FrameAddress, frameAddress } from "@/lib/core/frame/frame-address";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { SportsProduct } from "@/lib/play/sportsbook/place";
import { type OpenedFrame, SportsbookMessage } from "@/lib/play/sportsbook/schema";
import { frameLook } from "./frame-look";

interface FrameQuery extends ShownQuery<OpenedFrame> {
  refetch: () => Promise<{ data: OpenedFrame | undefined }>;
}

interface SportsbookFrameProps {
  product: SportsProduct;
  query: FrameQuery;
  onPlace: (below: string) => void;
  /** The balance may have changed: a hint. */
  onBalance?: () => void;
}

/** The page of the sportsbook, and what stands in its place until it is there or where it could not be opened. */
export function SportsbookFrame({ query, ...page }: SportsbookFrameProps) {
  const t = useTranslations("play.sportsbook");
  return (
    <QueryState
      query={query}
      loading={<Skeleton size={frameLook} label={t("opening")} />}
      failure={{ title: t("failed.title"), text: t("failed.text") }}
    >
      {({ url }) => {
        const address = frameAddress(url, publicConfig().frameOrigins, location.origin);
        const reload = async (openAgain: () => void) => {
          const { data } = await query.refetch();
          // Another address is another frame anyway.
          if (data?.url === url) openAgain();
        };
        if (address) return <Opened key={url} {...page} address={address} onReload={reload} />;
        return (
          <StateBlock state="error" title={t("failed.title")}>
            {t("badAddress")}
          </StateBlock>
        );
      }}
    </QueryState>
  );
}

interface OpenedProps extends Omit<SportsbookFrameProps, "query"> {
  address: FrameAddress;
  /** Opens another one in its place: an address may be good for one opening. `openAgain`: this one, where there is no other. */
  onReload: (openAgain: () => void) => void;
}

function Opened({ address, product, onPlace, onBalance, onReload }: OpenedProps) {
  const t = useTranslations("play.sportsbook");
  const tNavigation = useTranslations("site.navigation");
  const [isReady, setReady] = useState(false);
  const receive = (message: SportsbookMessage) => {
    if (message.event === "ready") setReady(true);
    if (message.event === "place") onPlace(message.path);
    if (message.event === "balance-changed") onBalance?.();
  };
  return (
    <PartnerFrame
      kind="sportsbook"
      src={address.url}
      origins={[address.origin]}
      schema={SportsbookMessage}
      title={t("frame", { title: tNavigation(product) })}
      className={frameLook}
      isReady={isReady}
      onMessage={receive}
      notice={(isSilent, openAgain) => (
        <FrameNotice
          title={t("opening")}
          text={isSilent ? t("silent") : null}
          action={
            isSilent ? (
              <Button kind="secondary" onClick={() => onReload(openAgain)}>
                {t("reload")}
              </Button>
            ) : null
          }
        />
      )}
    />
  );
}
