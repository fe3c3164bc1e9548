import account from "@/messages/en/account.json";
import errors from "@/messages/en/errors.json";
import money from "@/messages/en/money.json";
import offers from "@/messages/en/offers.json";
import play from "@/messages/en/play.json";
import player from "@/messages/en/player.json";
import safety from "@/messages/en/safety.json";
import signup from "@/messages/en/signup.json";
import site from "@/messages/en/site.json";

/** English is written first: its files define which messages exist. In the browser a separate chunk, the last fallback. */
export const english = { account, errors, money, offers, play, player, safety, signup, site };
