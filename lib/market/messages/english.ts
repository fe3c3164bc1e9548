import account from "@/messages/en/account.json";
import money from "@/messages/en/money.json";
import offers from "@/messages/en/offers.json";
import play from "@/messages/en/play.json";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { type MessageTree, pickDomain } from "./merge";

/** English is written first: its files define which messages exist. In the browser a separate chunk, the last fallback. */
export const english = { account, money, offers, play, safety, site };

/** The English messages of one domain. */
export const englishOf = (domain: string): MessageTree => pickDomain(english, domain);
