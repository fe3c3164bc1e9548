"use client";

import { useState } from "react";
import { smallBanner } from "@/components/play/catalogue/banner-styles";
import { SmallBannerItem } from "@/components/play/catalogue/small-banner-item";
import { useCountry } from "@/components/site/use-country";
import { Rail } from "@/components/ui/rail";
import { Tabs } from "@/components/ui/tabs";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { strictestAt } from "@/lib/market/policy/by-place";
import { permission } from "@/lib/market/policy/strictness";
import { liveDataQuery } from "@/lib/play/live-data/queries";
import { outdatedSince } from "@/lib/play/live-data/read";
import { placesOf } from "@/lib/session/player/account-place";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { LastRead } from "./last-read";
import type { LiveProps } from "./live-widget";

/** The id of the row that scrolls. */
const row = "winner-row";

const views = ["top24", "top72", "latest"] as const;
type View = (typeof views)[number];
const isView = (id: string): id is View => views.some((view) => view === id);

/** The highest wins of a day and of three, and the latest ones. Each leads to its game. */
export function WinnerPanel({ shownTo, ...props }: LiveProps<"WinnerPanel">) {
  const isOpen = useIsShown(shownTo);
  if (!isOpen) return <p className={`${smallBanner} px-4 py-3 text-muted`}>{props.texts.closed}</p>;
  return <Winners {...props} />;
}

/** Is it shown where the visitor is, and where a player lives? Not while no rule says so. */
function useIsShown(shownTo: LiveProps["shownTo"]): boolean {
  const country = useCountry();
  const player = useSession(playerIn);
  return shownTo !== undefined && strictestAt(permission, shownTo, [{ country }, ...placesOf(player)]);
}

function Winners({ edition, tag, texts }: LiveProps<"WinnerPanel">) {
  const { data, isError } = usePublicQuery(liveDataQuery(edition));
  const [view, setView] = useState<View>("top24");
  const winners = data?.winners;
  const list = winners?.[view] ?? [];
  return (
    <>
      <Tabs
        label={texts.title}
        panelId="winner-list"
        tabs={views.map((id) => ({ id, label: texts[id] }))}
        selected={view}
        onSelect={(id) => isView(id) && setView(id)}
      />
      <div id="winner-list" role="tabpanel" aria-labelledby={`winner-list-${view}`} className="mt-2">
        {winners && list.length > 0 ? (
          <Rail
            id={row}
            place="corner"
            previous={texts.previous}
            next={texts.next}
            className="player-banners h-auto min-h-26"
          >
            {list.map(({ href, name, picture, playerName, amountMinor, wonAt }) => (
              <SmallBannerItem
                key={`${href} ${wonAt}`}
                title={name}
                text={`${playerName} · ${formatPlayerMoney({ amountMinor, currency: winners.currency }, tag)}`}
                textStyle="text-sm/close text-muted figures"
                imageUrl={picture}
                link={{ href }}
              />
            ))}
          </Rail>
        ) : data || isError ? (
          <p className={`${smallBanner} px-4 py-3 text-muted`}>{winners ? texts.none : texts.missing}</p>
        ) : null}
        <LastRead text={texts.asOf} at={outdatedSince(data, "winners", isError)} tag={tag} />
      </div>
    </>
  );
}
