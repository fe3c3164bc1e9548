import type { PlayerBox } from "@/lib/play/lobby/api";
import { playerBoxesQuery } from "@/lib/play/lobby/queries";
import { usePlayerQuery } from "@/lib/session/player-queries";

/** The player's banners. A list that cannot be read shows nothing, not even a text that nothing is there. */
export function PlayerBoxItems() {
  const [, locale = ""] = location.pathname.split("/");
  const { data, errorUpdateCount } = usePlayerQuery((player) => playerBoxesQuery(player, locale));
  if (!data && errorUpdateCount === 0) return <li className="skeleton" aria-hidden="true" />;
  return data?.items.map((box) => <Item key={box.id} box={box} />);
}

function Item({ box: { title, description, imageUrl, link } }: { box: PlayerBox }) {
  return (
    <li className="hero-box">
      <div>
        {link ? <a {...link}>{title}</a> : <b>{title}</b>}
        <p>{description}</p>
      </div>
      {imageUrl ? <img className="player-box-art" src={imageUrl} alt="" decoding="async" /> : null}
    </li>
  );
}
