import { panel } from "@/components/play/catalogue/row-styles";
import { calendarTag } from "@/lib/core/calendar-tag";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { TournamentView as Tournament } from "@/lib/play/live-data/tournaments/schema";
import { LastRead } from "./last-read";
import type { LiveProps } from "./live-widget";

/** Places that are shown, on every screen alike: the panel has its height before it is filled. */
const places = 5;

interface TournamentViewProps extends Pick<LiveProps, "tag" | "texts"> {
  data: Tournament | undefined;
  hasFailed: boolean;
  /** When it was read, where newer figures cannot be had. */
  since: number | null;
  isPlayer: boolean;
}

/** A tournament: its prize, how long it runs, the first places, and the player's own. */
export function TournamentView({ data, hasFailed, since, isPlayer, tag, texts }: TournamentViewProps) {
  if (!data) return hasFailed ? <p className="text-muted">{texts.missing}</p> : null;
  const { name, prize, startsAt, endsAt, leaderboard, player: own } = data;
  const day = new Intl.DateTimeFormat(calendarTag(tag), { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className={panel}>
      <h3 className="font-650 text-md/close">{name}</h3>
      <p className="text-sm">
        <b className="text-gold figures">{formatPlayerMoney(prize, tag)}</b>
        <span className="text-muted"> · {day.formatRange(new Date(startsAt), new Date(endsAt))}</span>
      </p>
      {/* From a tablet up the figures stand in columns beside the names; on a phone a long one takes a line of its own. */}
      <ol className="mt-2 grid gap-x-6 gap-y-0.5 text-sm figures md:w-fit md:grid-cols-[auto_minmax(10rem,auto)_auto_auto]">
        {leaderboard.slice(0, places).map(({ position, playerName, points, prize: won }) => (
          <li
            key={position}
            className="flex flex-wrap gap-x-3 md:col-span-full md:grid md:grid-cols-subgrid md:gap-x-6"
          >
            <span className="text-muted">{position}</span>
            <span className="flex-[1_1_4rem]">{playerName}</span>
            <span className="md:text-right">{new Intl.NumberFormat(tag).format(points)}</span>
            {won ? <span className="text-gold md:text-right">{formatPlayerMoney(won, tag)}</span> : null}
          </li>
        ))}
      </ol>
      {isPlayer ? (
        <p className="mt-2 text-muted text-sm">
          {own ? `${texts.own} ${own.position} · ${new Intl.NumberFormat(tag).format(own.points)}` : texts.noPlace}
        </p>
      ) : null}
      <LastRead text={texts.asOf} at={since} tag={tag} />
    </div>
  );
}
