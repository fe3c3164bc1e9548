import type { Boot, TableMoment, TableSession } from "../../responses";
import { createBridge } from "../bridge";
import { byId } from "../controls";
import { showNotice } from "../notice";
import { Refusal } from "../server";
import { type Calls, createCalls } from "./calls";
import { runTable } from "./table-loop";
import type { Table, TableView } from "./table-view";

/** Opens the session of the page and runs its table. */
export function startTable<State extends TableMoment>(
  createView: (boot: Boot, table: Table<State>, calls: Calls<State>) => TableView<State>,
): void {
  // Written by our own server into this very document.
  const boot = JSON.parse(byId("boot", HTMLScriptElement).textContent ?? "null") as Boot;
  const { messages } = boot;
  const bridge = createBridge(boot, () => {});
  const calls = createCalls<State>(boot, () => {
    byId("live", HTMLElement).textContent = messages.connecting;
  });
  const toLobby = { label: messages.lobby, act: () => bridge.send("to-lobby") };

  byId("lobby", HTMLElement).addEventListener("click", toLobby.act);
  byId("open-rules", HTMLElement).addEventListener("click", () => byId("rules", HTMLDialogElement).showModal());
  void start();

  async function start(): Promise<void> {
    byId("loader", HTMLElement).hidden = false;
    let session: TableSession<State>;
    try {
      session = await calls.open();
    } catch (error) {
      byId("loader", HTMLElement).hidden = true;
      explain(error);
      return;
    }
    runTable(boot, session, calls, bridge, (table) => createView(boot, table, calls));
    byId("loader", HTMLElement).hidden = true;
    bridge.send("ready");
  }

  function explain(error: unknown): void {
    const code = error instanceof Refusal ? error.code : null;
    const again = { label: messages.again, act: () => void start() };
    // A refusal is a response: the site's page shows it instead of a loading state.
    if (code) bridge.send("ready");
    if (code === "table-full") showNotice(messages.fullTitle, messages.full, [toLobby]);
    else if (code === "expired" || code === "closed") showNotice(messages.expiredTitle, messages.expired, [toLobby]);
    else if (code) showNotice(messages.unknownTitle, messages.unknown, [toLobby]);
    else showNotice(messages.failedTitle, messages.failed, [again, toLobby]);
  }
}
