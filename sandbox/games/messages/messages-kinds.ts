import { type BlackjackMessages, blackjackMessages } from "./messages-blackjack.mt";
import { type InstantMessages, instantMessages } from "./messages-instant.mt";
import { type LiveMessages, liveMessages } from "./messages-live.mt";
import { type LiveBlackjackMessages, liveBlackjackMessages } from "./messages-live-blackjack.mt";
import { type TableMessages, tableMessages } from "./messages-table-games";

/** The messages of every kind of game but slots. */
export type KindMessages = TableMessages & LiveMessages & InstantMessages & BlackjackMessages & LiveBlackjackMessages;

export const kindMessages = (language: keyof typeof tableMessages): KindMessages => ({
  ...tableMessages[language],
  ...liveMessages(language),
  ...instantMessages(language),
  ...blackjackMessages(language),
  ...liveBlackjackMessages(language),
});
