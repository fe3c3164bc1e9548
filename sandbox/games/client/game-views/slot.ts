import { byId } from "../controls";
import { fill, pluralOf } from "../fill";
import { createStage } from "../stage";
import type { GameView, GameViewParts } from "./game-view";
import { nameOf, slotRules } from "./slot-rules";

/** Five reels on a canvas. There is nothing to choose but the stake. */
export function createSlot({ boot, session, sound, format, isCalm, play }: GameViewParts<"slots">): GameView<"slots"> {
  const { messages, tag } = boot;
  const canvas = byId("reels", HTMLCanvasElement);
  canvas.addEventListener("click", play);
  const stage = createStage({
    canvas,
    skin: session.skin,
    titlePicture: session.titlePicture,
    format,
    onReelStop: sound.stop,
    isCalm,
  });

  return {
    ...stage,
    bet: () => undefined,
    setBusy() {},
    start: stage.spin,
    describeStart: (stake) => fill(messages.spinning, { stake }),
    describeResult({ winMinor, wins, scatters }, { win, balance }) {
      if (winMinor === 0) return fill(messages.noWin, { balance });
      const what = wins.map((win) => {
        const found = { count: win.count, symbol: nameOf(win.symbol, session.skin, messages) };
        return "line" in win
          ? fill(messages.line, { ...found, line: win.line + 1 })
          : fill(pluralOf(tag, messages.ways, win.ways), { ...found, ways: win.ways });
      });
      if (scatters.length > 0) what.push(fill(messages.scatters, { count: scatters.length }));
      return fill(messages.won, { win, what: what.join(" "), balance });
    },
    rules: () => slotRules(session, messages, tag),
  };
}
