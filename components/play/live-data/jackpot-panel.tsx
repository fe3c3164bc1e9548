import { smallBanner } from "@/components/play/catalogue/banner-styles";
import { SmallBannerItem } from "@/components/play/catalogue/small-banner-item";
import { Rail } from "@/components/ui/rail";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { LastRead } from "./last-read";
import type { LiveProps } from "./live-widget";
import { useJackpots } from "./use-jackpots";

/** The id of the row that scrolls. */
const row = "jackpot-row";

const amountStyle = "text-md/close font-700 text-gold figures wrap-anywhere";

/** The largest jackpots, each leading to its game. */
export function JackpotPanel({ edition, tag, texts }: LiveProps<"JackpotPanel">) {
  const { jackpots, since, isKnown } = useJackpots(edition);
  if (!jackpots) return isKnown ? <p className={`${smallBanner} px-4 py-3 text-muted`}>{texts.missing}</p> : null;
  return (
    <>
      <Rail
        id={row}
        place="corner"
        label={texts.title}
        previous={texts.previous}
        next={texts.next}
        className="player-banners h-auto min-h-26"
      >
        {jackpots.largest.map(({ href, name, picture }) => (
          <SmallBannerItem
            key={href}
            title={name}
            text={formatPlayerMoney({ amountMinor: jackpots.amounts[href] ?? 0, currency: jackpots.currency }, tag)}
            textStyle={amountStyle}
            imageUrl={picture}
            link={{ href }}
          />
        ))}
      </Rail>
      <LastRead text={texts.asOf} at={since} tag={tag} />
    </>
  );
}
