import type { MessageKeys, NestedKeyOf } from "next-intl";
import type { english } from "./english";

type English = typeof english;
type Area = keyof English;

/** A domain of an area, as "money.deposit": a first key of the area's file. Its messages are loaded together. */
export type MessageDomain = { [A in Area]: `${A}.${keyof English[A] & string}` }[Area];

type MessagesOf<Domain extends MessageDomain> = Domain extends `${infer A extends Area}.${infer Name}`
  ? English[A][Name & keyof English[A]]
  : never;

export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** `t("games", { count: 3 })`: the message of a key of one domain, its ICU arguments filled. */
export type Translator<Domain extends MessageDomain> = (
  key: MessageKeys<MessagesOf<Domain>, NestedKeyOf<MessagesOf<Domain>>>,
  values?: MessageValues,
) => string;
