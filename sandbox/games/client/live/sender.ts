import type { Messages } from "../../messages/messages";
import { Refusal } from "../server";
import { showRefusal } from "./outcome";

interface Surroundings<State> {
  messages: Messages;
  take(state: State): void;
  announce(message: string): void;
  show(): void;
  read(): void;
  close(): void;
  toCashier(): void;
  limits(): string;
  balance(): { text: string; hasLower: boolean };
}

interface Ways {
  /** What is said when the call comes after its time. */
  late: string;
  refused?(code: string): void;
  giveUp?(): void;
}

/** Sends what changes the round, one call at a time, and says why one was refused. */
export function createSender<State>(around: Surroundings<State>) {
  let isBusy = false;

  /** Returns whether the call was answered with the table's new state. */
  async function send(call: () => Promise<State>, ways: Ways): Promise<boolean> {
    if (isBusy) return false;
    isBusy = true;
    around.show();
    try {
      around.take(await call());
      return true;
    } catch (error) {
      refuse(error, call, ways);
      return false;
    } finally {
      isBusy = false;
      around.show();
    }
  }

  function refuse(error: unknown, call: () => Promise<State>, ways: Ways): void {
    const code = error instanceof Refusal ? error.code : null;
    if (code !== null) ways.refused?.(code);
    if (code === "bets-closed") around.announce(ways.late);
    if (code === "bad-stake") around.announce(around.limits());
    // Whether the table has it, the table says.
    const giveUp = () => {
      ways.giveUp?.();
      around.read();
    };
    const again = () => void send(call, ways);
    const shown = { balance: around.balance(), again, giveUp, toCashier: around.toCashier };
    if (!showRefusal(around.messages, code, shown)) around.close();
  }

  return { send, isBusy: () => isBusy };
}
