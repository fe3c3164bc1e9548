import { type BaccaratDiceMessages, baccaratDiceMessages } from "./messages-baccarat-dice";
import { type BlackjackMessages, blackjackMessages } from "./messages-blackjack.mt";
import { type InstantMessages, instantMessages } from "./messages-instant.mt";
import { type LiveMessages, liveMessages } from "./messages-live.mt";
import { type LiveBlackjackMessages, liveBlackjackMessages } from "./messages-live-blackjack.mt";

/** The messages of every kind of game but slots. */
export type KindMessages = BaccaratDiceMessages &
  LiveMessages &
  InstantMessages &
  BlackjackMessages &
  LiveBlackjackMessages;

export const kindMessages = (language: keyof typeof baccaratDiceMessages): KindMessages => ({
  ...baccaratDiceMessages[language],
  ...liveMessages(language),
  ...instantMessages(language),
  ...blackjackMessages(language),
  ...liveBlackjackMessages(language),
});
