import "./window-events";
import type { Http } from "@/lib/core/http/http";
import { moneyPush } from "@/lib/money/push";
import { walletQuery } from "@/lib/money/wallet/queries";
import type { Wallet } from "@/lib/money/wallet/wallet";
import { queryClient } from "@/lib/session/player/player-queries";
import { getPushToken } from "@/lib/session/push/api";
import { chooseTransport } from "@/lib/session/push/choose-transport";
import { connectPush } from "@/lib/session/push/connection";
import { dispatchPush } from "@/lib/session/push/handlers";
import type { PushBody } from "@/lib/session/push/schema";
import type { Player } from "@/lib/session/state";
import { dispatchSession } from "@/lib/session/store";

/** What one page shows of a player's wallet, by the site's own query and its handlers of push messages. */
export interface WalletView {
  receive(body: PushBody): void;
  /** As every 20 s. */
  read(http: Http): Promise<void>;
  shown(): Wallet | undefined;
}

/** Views are used one after the other: the memory of this process is that of one page at a time. */
export function createWalletView(playerId: string): WalletView {
  const player: Player = {
    ...{ playerId, playerAccessId: "", email: "", countryCode: "FI", provinceCode: "" },
    ...{ language: "en", loginMethod: "DEFAULT", registrationDate: null, supportChatToken: null, signedInAt: 0 },
    multibrand: { suspended: false },
  };
  const { queryKey } = walletQuery(player);
  let wallet: Wallet | undefined;

  /** Gives the page its memory back. */
  function open(): void {
    dispatchSession({ type: "signed-in", player });
    queryClient.removeQueries({ queryKey });
    if (wallet) queryClient.setQueryData(queryKey, wallet);
  }
  const keep = (): void => {
    wallet = queryClient.getQueryData(queryKey);
  };
  const fail = (error: Error) => {
    throw error;
  };
  return {
    receive(body) {
      open();
      dispatchPush(moneyPush, player, body, fail);
      keep();
    },
    async read(http) {
      open();
      await queryClient.fetchQuery(walletQuery(player, http));
      keep();
    },
    shown: () => wallet,
  };
}

/** The pages of a history are gone. */
export const forgetWalletViews = (): void => dispatchSession({ type: "signed-out" });

/** A player's push connection, by the site's own client. */
export interface PushLine {
  /** Resolves when every message that was sent before has arrived. */
  arrived(): Promise<void>;
  stop(): void;
}

interface PushSettings {
  url: string;
  http: Http;
  /** Sends a text to the player by the push service. */
  sendText(text: string): Promise<void>;
  receive(body: PushBody): void;
}

const markType = "MARK";

/** Resolves when it is open, or when the sign-in turned out to be over, so that nothing arrives. */
export async function openPushLine({ url, http, sendText, receive }: PushSettings): Promise<PushLine> {
  const marks = new Map<unknown, () => void>();
  let settle = (_isOpen: boolean) => {};
  const opened = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const connection = connectPush({
    transport: () => chooseTransport({ url, transport: "socketio" }),
    async token(signal) {
      const token = await getPushToken(http, signal);
      // The sign-in is over: no connection follows.
      if (token === null) settle(false);
      return token;
    },
    isSignedIn: () => true,
    onMessage(body) {
      if (body.type === markType) marks.get(body.id)?.();
      else receive(body);
    },
    onOpen() {
      settle(true);
      // Open again: what was on its way when the connection was lost does not arrive.
      for (const arrive of marks.values()) arrive();
    },
    report(error) {
      throw error;
    },
  });
  const isOpen = await opened;
  return {
    async arrived() {
      if (!isOpen) return;
      const id = crypto.randomUUID();
      const arrival = new Promise<void>((resolve) => marks.set(id, resolve));
      await sendText(JSON.stringify({ body: { type: markType, id } }));
      await arrival;
    },
    stop: connection.stop,
  };
}
