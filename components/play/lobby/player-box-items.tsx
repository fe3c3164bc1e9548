import { clsx } from "clsx";
import type { PlayerBox } from "@/lib/play/lobby/api";
import { playerBoxesQuery } from "@/lib/play/lobby/queries";
import { usePlayerQuery } from "@/lib/session/player-queries";
import { smallBox, smallText, smallTitle } from "./box-styles";

/** The player's banners. A list that cannot be read shows nothing, not even a text that nothing is there. */
export function PlayerBoxItems() {
  const [, locale = ""] = location.pathname.split("/");
  const { data, errorUpdateCount } = usePlayerQuery((player) => playerBoxesQuery(player, locale));
  if (!data && errorUpdateCount === 0) return <li className="skeleton rounded-md" aria-hidden="true" />;
  return data?.items.map((box) => <Item key={box.id} box={box} />);
}

function Item({ box: { title, description, imageUrl, link } }: { box: PlayerBox }) {
  return (
    <li className={smallBox}>
      <div className={clsx("grid gap-0.5 py-2.5 pl-4", imageUrl ? "w-[70%]" : "pr-4")}>
        {link ? (
          <a {...link} className={clsx("box-link", smallTitle)}>
            {title}
          </a>
        ) : (
          <b className={smallTitle}>{title}</b>
        )}
        <p className={smallText}>{description}</p>
      </div>
      {imageUrl ? <img className="box-art w-[26%]" src={imageUrl} alt="" decoding="async" /> : null}
    </li>
  );
}
