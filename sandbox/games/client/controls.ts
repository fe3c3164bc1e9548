import type { Messages } from "../messages/messages";
import type { Mode } from "../responses";

export interface Controls {
  showBalance(text: string): void;
  showStake(text: string, canLower: boolean, canRaise: boolean): void;
  /** What a round has brought. Gold where it is more than the stake: less is no gain. */
  showWin(text: string, isGain?: boolean): void;
  /** While a round runs, only the sound and rules buttons work. */
  setBusy(isBusy: boolean): void;
  /** Puts a text into the live region, for screen readers. */
  announce(text: string): void;
}

export interface Handlers {
  play(): void;
  lower(): void;
  raise(): void;
  lobby(): void;
  rules(): void;
  /** Returns whether sound is on now. */
  sound(): boolean;
}

/** The buttons and figures around the table. */
export function createControls(messages: Messages, mode: Mode, handlers: Handlers): Controls {
  const buttons = {
    play: byId("play", HTMLButtonElement),
    lower: byId("lower", HTMLButtonElement),
    raise: byId("raise", HTMLButtonElement),
    sound: byId("sound", HTMLButtonElement),
  };
  const group = byId("controls", HTMLElement);
  const badge = byId("badge", HTMLElement);
  const text = (id: string) => byId(id, HTMLElement);
  let isBusy = false;
  let reach = { canLower: false, canRaise: false };

  badge.textContent = mode === "demo" ? messages.demo : messages.real;
  badge.dataset.mode = mode;
  badge.hidden = false;
  text("balance-label").textContent = mode === "demo" ? messages.playMoney : messages.balance;
  group.inert = false;

  const refresh = () => {
    // Not `disabled`: a button that has the focus would lose it with every round.
    buttons.play.setAttribute("aria-disabled", String(isBusy));
    buttons.lower.setAttribute("aria-disabled", String(isBusy || !reach.canLower));
    buttons.raise.setAttribute("aria-disabled", String(isBusy || !reach.canRaise));
  };
  const whenIdle = (handle: () => void) => () => {
    if (!isBusy) handle();
  };
  buttons.play.addEventListener("click", whenIdle(handlers.play));
  buttons.lower.addEventListener("click", whenIdle(handlers.lower));
  buttons.raise.addEventListener("click", whenIdle(handlers.raise));
  text("lobby").addEventListener("click", handlers.lobby);
  text("open-rules").addEventListener("click", handlers.rules);
  buttons.sound.addEventListener("click", () => {
    const isOn = handlers.sound();
    const label = isOn ? messages.soundOff : messages.soundOn;
    buttons.sound.setAttribute("aria-pressed", String(isOn));
    buttons.sound.setAttribute("aria-label", label);
    buttons.sound.title = label;
  });
  // A held key is one press: one press, one round.
  buttons.play.addEventListener("keydown", (event) => {
    if (event.repeat) event.preventDefault();
  });
  addEventListener("keydown", (event) => {
    const isFree = event.target === document.body || event.target === document.documentElement;
    if (!isFree || (event.key !== " " && event.key !== "Enter")) return;
    event.preventDefault();
    if (!event.repeat && !isBusy) handlers.play();
  });

  return {
    showBalance(shown) {
      text("balance").textContent = shown;
    },
    showStake(shown, canLower, canRaise) {
      text("stake").textContent = shown;
      reach = { canLower, canRaise };
      refresh();
    },
    showWin(shown, isGain = false) {
      text("win").textContent = shown;
      text("win").classList.toggle("gain", isGain);
    },
    setBusy(busy) {
      isBusy = busy;
      group.dataset.busy = String(busy);
      refresh();
    },
    announce(message) {
      text("live").textContent = message;
    },
  };
}

export function byId<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no #${id}.`);
  return element;
}
