import { clsx } from "clsx";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { TournamentView as Tournament } from "@/lib/play/live-data/tournaments/schema";
import type { LiveProps } from "./live-widget";

/** Places that are shown, on every screen alike: the panel has its height before it is filled. */
const places = 5;

const number = "py-1 pl-3 text-end";

interface TournamentTableProps extends Pick<LiveProps<"TournamentPanel">, "tag" | "texts"> {
  data: Tournament;
}

/** The first places of a tournament, and after them the player's own where it is further down. */
export function TournamentTable({ data: { name, leaderboard, player: own }, tag, texts }: TournamentTableProps) {
  const first = leaderboard.slice(0, places);
  const isListed = first.some(({ position }) => position === own?.position);
  const rows = own && !isListed ? [...first, { ...own, playerName: "", prize: prizeOf(leaderboard, own) }] : first;
  const points = new Intl.NumberFormat(tag);
  return (
    <table className="w-full text-sm figures wrap-anywhere" aria-label={name}>
      <thead className="text-muted">
        <tr>
          <th className="py-1 text-start font-normal">{texts.place}</th>
          <th className="py-1 pl-3 text-start font-normal">{texts.player}</th>
          <th className={clsx(number, "font-normal")}>{texts.points}</th>
          <th className={clsx(number, "font-normal")}>{texts.prize}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isOwn = row.position === own?.position;
          return (
            <tr key={row.position} className={clsx("border-line border-t", isOwn && "bg-accent-soft font-650")}>
              <td className="py-1 text-muted">{row.position}</td>
              <td className="py-1 pl-3">{isOwn ? texts.own : row.playerName}</td>
              <td className={number}>{points.format(row.points)}</td>
              <td className={clsx(number, "text-gold")}>{row.prize ? formatPlayerMoney(row.prize, tag) : null}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What a place below the shown ones wins; nothing where the list does not reach it. */
const prizeOf = (leaderboard: Tournament["leaderboard"], { position }: { position: number }) =>
  leaderboard.find((place) => place.position === position)?.prize;
