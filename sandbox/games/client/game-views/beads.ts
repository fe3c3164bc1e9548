import { element } from "../element";

const kept = 24;

/** How a round ended: the mark decides its colour and shape, the name is for those who do not see them. */
interface Bead {
  /** The round's id: a round that is shown again is counted once. */
  round: string;
  mark: string;
  points: number;
  name: string;
}

/** The last rounds, the newest first; kept for the session, through a reload of the page. */
export function createBeads(label: string, session: string) {
  const key = `beads:${session}`;
  const list = element("ol", [], { class: "beads", "aria-label": label });
  let beads = recall(key);
  show();

  function show(): void {
    list.replaceChildren(
      ...beads.map(({ mark, points, name }) =>
        element("li", [element("span", [`${name} `], { class: "hidden" }), String(points)], { "data-mark": mark }),
      ),
    );
    list.hidden = beads.length === 0;
  }

  return {
    list,
    add(bead: Bead) {
      beads = [bead, ...beads.filter(({ round }) => round !== bead.round)].slice(0, kept);
      show();
      try {
        sessionStorage.setItem(key, JSON.stringify(beads));
      } catch {
        // A browser that keeps nothing in frames loses only the beads of a reload.
      }
    },
  };
}

function recall(key: string): Bead[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]");
  } catch {
    return [];
  }
}
