import type { ICUArgs, MessageKeys, NestedKeyOf, NestedValueOf } from "next-intl";
import type { EnglishMessages } from "@/.next/types/english-messages"; // written by `next typegen` (next.config.mjs)

type Area = keyof EnglishMessages;

/** A domain of an area, as "money.deposit": a first key of the area's file. Its messages are loaded together. */
export type MessageDomain = { [A in Area]: `${A}.${keyof EnglishMessages[A] & string}` }[Area];

type MessagesOf<Domain extends MessageDomain> = Domain extends `${infer A extends Area}.${infer Name}`
  ? EnglishMessages[A][Name & keyof EnglishMessages[A]]
  : never;

export type MessageKey<Domain extends MessageDomain> = MessageKeys<MessagesOf<Domain>, NestedKeyOf<MessagesOf<Domain>>>;

interface Arguments {
  /** A number is written as it is: no thousands separators, no decimals of a language. */
  ICUArgument: string | number;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}

/** `{ count: number }` of "{count, plural, …}"; `{}` of a text without arguments. */
type ArgumentsOf<Domain extends MessageDomain, Key extends MessageKey<Domain>> = Key extends unknown
  ? ICUArgs<NestedValueOf<MessagesOf<Domain>, Key> & string, Arguments>
  : never;

/** A key whose message takes no arguments. */
export type PlainKey<Domain extends MessageDomain> = {
  [Key in MessageKey<Domain>]: keyof ArgumentsOf<Domain, Key> extends never ? Key : never;
}[MessageKey<Domain>];

/** All that any message of these keys takes. */
type Values<Arguments> = (Arguments extends unknown ? (each: Arguments) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** What is given for a message whose arguments are not known here. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/**
 * The messages of one domain: `t("title")`, `t("games", { count: 3 })`. Keys and arguments are those of the English file. Where the
 * key is one of several, it takes the arguments of all of them.
 */
export interface Translator<Domain extends MessageDomain> {
  (key: PlainKey<Domain>): string;
  <Key extends MessageKey<Domain>>(
    key: Key,
    values: [Key] extends [PlainKey<Domain>] ? never : Values<ArgumentsOf<Domain, Key>>,
  ): string;
}
