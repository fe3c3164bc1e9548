"use client";

import { usePlayerContent } from "@/components/site/use-player-content";
import { loadQuietly } from "@/lib/core/lazy-import";
import type { PlayerBox } from "@/lib/play/lobby/schema";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** In every lobby's first load: the call and what parses its answer are loaded once a player is signed in. */
const load = () => loadQuietly(() => import("./load-player-boxes")).then(({ loadPlayerBoxes }) => loadPlayerBoxes());

/** An outline while it is asked, at the size of a box. What could not be told is left out: nobody is told that nothing is there. */
export function PlayerBoxList() {
  const state = usePlayerContent(load);
  const isAsking = useSession((session) => playerIn(session) !== null) && state.status === "loading";
  if (isAsking) return <li className="skeleton" aria-hidden="true" />;
  if (state.status !== "ready") return null;
  return state.items.map((box) => <Box key={box.id} box={box} />);
}

function Box({ box: { title, description, imageUrl, link } }: { box: PlayerBox }) {
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
