import account from "@/messages/en/account.json";
import errors from "@/messages/en/errors.json";
import money from "@/messages/en/money.json";
import offers from "@/messages/en/offers.json";
import play from "@/messages/en/play.json";
import site from "@/messages/en/site.json";
import type { MessageArea } from "./load";
import type { Messages } from "./merge";

/** The English words as a script of their own: for a browser that could not have the words of its locale. */
export const english: Record<MessageArea, Messages> = { account, errors, money, offers, play, site };
