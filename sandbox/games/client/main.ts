import type { Boot, SessionResponse } from "../responses";
import { createBridge, type Game } from "./bridge";
import { byId } from "./controls";
import { createGame } from "./game";
import { createBaccarat } from "./game-views/baccarat";
import { createBlackjack } from "./game-views/blackjack";
import { createDice } from "./game-views/dice";
import { createMines } from "./game-views/mines";
import { createPlinko } from "./game-views/plinko";
import { createSlot } from "./game-views/slot";
import { showNotice } from "./notice";
import { createServer, Refusal } from "./server";
import { applyTint } from "./tint";

// Written by our own server into this very document.
const boot = JSON.parse(byId("boot", HTMLScriptElement).textContent ?? "null") as Boot;
const { messages } = boot;
let game: Game | null = null;

const bridge = createBridge(boot, (command) => game?.[command]());
const server = createServer(boot, () => {
  byId("live", HTMLElement).textContent = messages.connecting;
});

async function start(): Promise<void> {
  byId("loader", HTMLElement).hidden = false;
  let session: SessionResponse;
  try {
    session = await server.open();
  } catch (error) {
    byId("loader", HTMLElement).hidden = true;
    explain(error);
    return;
  }
  applyTint(document.documentElement, session.skin.colours);
  game = createGameOf(session);
  byId("loader", HTMLElement).hidden = true;
  bridge.send("ready");
}

function createGameOf(session: SessionResponse): Game {
  switch (session.kind) {
    case "slots":
      return createGame(boot, session, server, bridge, createSlot);
    case "baccarat":
      return createGame(boot, session, server, bridge, createBaccarat);
    case "blackjack":
      return createGame(boot, session, server, bridge, createBlackjack);
    case "dice":
      return createGame(boot, session, server, bridge, createDice);
    case "mines":
      return createGame(boot, session, server, bridge, createMines);
    case "plinko":
      return createGame(boot, session, server, bridge, createPlinko);
  }
}

function explain(error: unknown): void {
  const toLobby = { label: messages.lobby, act: () => bridge.send("to-lobby") };
  const code = error instanceof Refusal ? error.code : null;
  if (code === "expired" || code === "closed") showNotice(messages.expiredTitle, messages.expired, [toLobby]);
  else if (code) showNotice(messages.unknownTitle, messages.unknown, [toLobby]);
  else showNotice(messages.failedTitle, messages.failed, [{ label: messages.again, act: () => void start() }, toLobby]);
}

void start();
