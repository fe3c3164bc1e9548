import { panel } from "@/components/play/catalogue/row-styles";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { TournamentView as Tournament } from "@/lib/play/live-data/tournaments/schema";
import { LastRead } from "./last-read";
import type { LiveProps } from "./live-widget";
import { TournamentTable } from "./tournament-table";

interface TournamentViewProps extends Pick<LiveProps<"TournamentPanel">, "tag" | "texts"> {
  data: Tournament | undefined;
  hasFailed: boolean;
  /** When it was read, where newer figures cannot be had. */
  since: number | null;
  isPlayer: boolean;
}

/** A tournament: its prize, how long it runs, what counts in it, the first places, and the player's own. */
export function TournamentView({ data, hasFailed, since, isPlayer, tag, texts }: TournamentViewProps) {
  if (!data) return hasFailed ? <p className="text-muted">{texts.missing}</p> : null;
  const { name, rules, prize, startsAt, endsAt } = data;
  const day = new Intl.DateTimeFormat(calendarTag(tag), { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className={panel}>
      {/* From a tablet up, the table and beside it what it is about. */}
      <div className="grid gap-x-14 gap-y-2 md:grid-cols-[minmax(auto,40rem)_minmax(16rem,1fr)]">
        <div className="grid content-start gap-2 text-sm md:order-1">
          <h3 className="font-650 text-md/close">{name}</h3>
          <p>
            <b className="text-gold figures">{formatPlayerMoney(prize, tag)}</b>
            <span className="text-muted"> · {day.formatRange(new Date(startsAt), new Date(endsAt))}</span>
          </p>
          {rules ? <p className="max-w-prose text-pretty text-muted">{rules}</p> : null}
        </div>
        <div>
          <TournamentTable {...{ data, tag, texts }} />
          {isPlayer && !data.player ? <p className="mt-2 text-muted text-sm">{texts.noPlace}</p> : null}
          <LastRead text={texts.asOf} at={since} tag={tag} />
        </div>
      </div>
    </div>
  );
}
