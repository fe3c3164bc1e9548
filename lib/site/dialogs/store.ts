import { create } from "zustand";
import type { GameLobby } from "@/lib/routing/lobby-type";
import type { RewardTab } from "@/lib/routing/reward-tab";
import type { PopupRoute } from "@/lib/routing/routes";

/** A way to the demo of the game that is played. `kycStatus`: of the account, null while it is not known. */
export interface DemoOffer {
  isOpenFor(kycStatus: string | null): boolean;
  start(): void;
}

/** The parameters of each dialog. A popup route opens the dialog of its own name. */
export type DialogParams = { readonly [Name in PopupRoute]: null } & {
  readonly error: { reference: string };
  readonly login: null;
  /** `untilMs`: when to try again, where that is known. */
  readonly maxAttempts: { untilMs: number | null } | null;
  readonly finishSignUp: null;
  /** `firstName`: "" where it is not known. */
  readonly welcome: { firstName: string; isFinished: boolean };
  readonly gameUnavailable: { lobbyHref: string; thumb: string };
  /** `tag`: BCP 47, for figures. */
  readonly gameMenu: { lobbyHref: string; tag: string; demo: DemoOffer | null };
  readonly gameOptions: { title: string; hasDemo: boolean; thumb: string };
  readonly listFilter: {
    list: { edition: string; lobby: GameLobby; id: string; pageSize: number; tag: string };
  };
  readonly lobbyRewards: { tab: RewardTab };
  readonly search: { edition: string; count: number | null };
  /** `onLeave`: the player leaves the running round. */
  readonly leaveGame: { onLeave: () => void };
};
export type DialogName = keyof DialogParams;

export interface DialogRequest<Name extends DialogName = DialogName> {
  name: Name;
  params: DialogParams[Name];
  /** The element that had the focus, and gets it back. */
  opener: Element | null;
  onClose?: (() => void) | undefined;
}

interface Dialogs {
  /** In the order in which they were opened; `orderRequests` decides which one is shown. */
  requests: readonly DialogRequest[];
  /** A dialog that is open already gets the new params and keeps its place. `onClose` is called once, however it is closed. */
  open<Name extends DialogName>(name: Name, params: DialogParams[Name], onClose?: () => void): void;
  close(name: DialogName): void;
}

export const useDialogs = create<Dialogs>()((set, get) => ({
  requests: [],
  open(name, params, onClose) {
    const { requests } = get();
    const known = requests.find((request) => request.name === name);
    const opener = known?.opener ?? document.activeElement;
    const request: DialogRequest = { name, params, opener, onClose };
    set({ requests: known ? requests.map((each) => (each === known ? request : each)) : [...requests, request] });
  },
  close(name) {
    const { requests } = get();
    const closed = requests.find((request) => request.name === name);
    if (!closed) return;
    set({ requests: requests.filter((request) => request !== closed) });
    closed.onClose?.();
  },
}));
