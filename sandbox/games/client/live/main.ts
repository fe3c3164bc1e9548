import type { Boot, TableSession } from "../../responses";
import { createBridge } from "../bridge";
import { byId } from "../controls";
import { showNotice } from "../notice";
import { Refusal } from "../server";
import { createCalls } from "./calls";
import { createLiveTable } from "./live-table";

// Written by our own server into this very document.
const boot = JSON.parse(byId("boot", HTMLScriptElement).textContent ?? "null") as Boot;
const { messages } = boot;
const bridge = createBridge(boot, () => {});
const calls = createCalls(boot, () => {
  byId("live", HTMLElement).textContent = messages.connecting;
});
const toLobby = { label: messages.lobby, act: () => bridge.send("to-lobby") };

byId("lobby", HTMLElement).addEventListener("click", toLobby.act);
byId("open-rules", HTMLElement).addEventListener("click", () => byId("rules", HTMLDialogElement).showModal());
byId("enlarge", HTMLElement).addEventListener("click", ({ currentTarget }) => {
  const isLarge = document.documentElement.toggleAttribute("data-large");
  if (currentTarget instanceof HTMLElement) currentTarget.setAttribute("aria-pressed", String(isLarge));
});

async function start(): Promise<void> {
  byId("loader", HTMLElement).hidden = false;
  let session: TableSession;
  try {
    session = await calls.open();
  } catch (error) {
    byId("loader", HTMLElement).hidden = true;
    explain(error);
    return;
  }
  createLiveTable(boot, session, calls, bridge);
  byId("loader", HTMLElement).hidden = true;
  bridge.send("ready");
}

function explain(error: unknown): void {
  const code = error instanceof Refusal ? error.code : null;
  // A refusal is a response: the site's page shows it instead of a loading state.
  if (code) bridge.send("ready");
  if (code === "table-full") showNotice(messages.fullTitle, messages.full, [toLobby]);
  else if (code === "expired" || code === "closed") showNotice(messages.expiredTitle, messages.expired, [toLobby]);
  else if (code) showNotice(messages.unknownTitle, messages.unknown, [toLobby]);
  else showNotice(messages.failedTitle, messages.failed, [{ label: messages.again, act: () => void start() }, toLobby]);
}

void start();
