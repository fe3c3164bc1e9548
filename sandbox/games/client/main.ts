import type { Boot, SessionAnswer } from "../answers";
import { createBridge } from "./bridge";
import { byId } from "./controls";
import { createGame, type Game } from "./game";
import { showNotice } from "./notice";
import { createServer, Refusal } from "./server";

// Written by our own server into this very document.
const boot = JSON.parse(byId("boot", HTMLScriptElement).textContent ?? "null") as Boot;
const { words } = boot;
let game: Game | null = null;

const bridge = createBridge(boot, (command) => game?.[command]());
const server = createServer(boot, () => {
  byId("live", HTMLElement).textContent = words.connecting;
});

async function start(): Promise<void> {
  byId("loader", HTMLElement).hidden = false;
  let session: SessionAnswer;
  try {
    session = await server.open();
  } catch (error) {
    byId("loader", HTMLElement).hidden = true;
    explain(error);
    return;
  }
  game = createGame(boot, session, server, bridge);
  byId("loader", HTMLElement).hidden = true;
  bridge.tell("ready");
}

function explain(error: unknown): void {
  const toLobby = { label: words.lobby, act: () => bridge.tell("to-lobby") };
  const code = error instanceof Refusal ? error.code : null;
  if (code === "expired" || code === "closed") showNotice(words.expiredTitle, words.expired, [toLobby]);
  else if (code) showNotice(words.unknownTitle, words.unknown, [toLobby]);
  else showNotice(words.failedTitle, words.failed, [{ label: words.again, act: () => void start() }, toLobby]);
}

void start();
