"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { playerCurrency } from "@/lib/market/currency";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { withMessages } from "@/lib/market/messages/with-messages";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { refetchWallet } from "@/lib/money/wallet/queries";
import type { SportsProduct } from "@/lib/play/sportsbook/place";
import { playerFrameQuery } from "@/lib/play/sportsbook/queries";
import type { Channel } from "@/lib/routing/edition";
import { useOpenBreak } from "@/lib/safety/breaks/queries";
import { useLockState } from "@/lib/safety/lock-hours/queries";
import { thisDevice } from "@/lib/session/client-context/device";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { SportsbookFrame } from "./sportsbook-frame";
import { useAnnounceBalance } from "./use-announce-balance";
import type { FramePlace } from "./use-frame-place";

interface PlayerFrameProps {
  product: SportsProduct;
  channel: Channel;
  place: FramePlace;
  player: Player;
  breakConfirmation: ByPlace<boolean>;
}

interface IsOpen {
  /** False while it is not known whether these are lock hours. */
  isOpen: boolean;
}

const loadBar = () => loadQuietly(() => withMessages(["play.gameLaunch"], () => import("./sports-bar")));

/** The sportsbook of a player whom it is open to: not in the lock hours of the device, nor while a break has no answer. */
export function PlayerFrame(props: PlayerFrameProps) {
  const t = useTranslations("play.sportsbook");
  const lock = useLockState();
  const isLocked = lock === "locked" || lock === "unknown";
  const isBreak = useOpenBreak(props.player);
  if (isLocked || isBreak) return <StateBlock state="empty">{t(isLocked ? "lockHours" : "break")}</StateBlock>;
  return <OpenFrame {...props} isOpen={lock === "open"} />;
}

/** A frame of its own each time that the sportsbook opens, below the bar of the session. */
function OpenFrame({ product, channel, place, player, breakConfirmation, isOpen }: PlayerFrameProps & IsOpen) {
  const t = useTranslations("play.sportsbook");
  const tQuery = useTranslations("site.query");
  const visit = useId();
  const [profile, bar] = [usePlayerQuery(profileQuery), useLazy(loadBar, true)];
  const currency = playerCurrency(profile.data ?? player);
  const requested = () => ({ path: place.now(), device: thisDevice(channel), currency });
  const query = usePlayerQuery((own) => ({
    ...playerFrameQuery(own, `${visit} ${place.opening}`, requested),
    enabled: isOpen,
  }));
  useAnnounceBalance(query.data?.isKnown === true);
  return (
    <>
      {bar.part ? <bar.part.SportsBar product={product} player={player} breakConfirmation={breakConfirmation} /> : null}
      {query.data?.isKnown === false ? (
        <StateBlock
          state="partial"
          action={
            <Button kind="secondary-small" busy={query.isFetching} onClick={() => void query.refetch()}>
              {tQuery("retry")}
            </Button>
          }
        >
          {t("unknown")}
        </StateBlock>
      ) : null}
      <SportsbookFrame
        product={product}
        query={query}
        onPlace={place.follow}
        onBalance={() => void refetchWallet(player)}
      />
    </>
  );
}
