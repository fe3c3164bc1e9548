import type { MessageKeys, Messages, NestedKeyOf } from "next-intl";
import type { english } from "./english";

declare module "next-intl" {
  interface AppConfig {
    Messages: typeof english;
  }
}

export type MessageArea = keyof Messages;

export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** `t("lobby.games", { count: 3 })`: the message of a key of one area, its ICU arguments filled. */
export type Translator<Area extends MessageArea> = (
  key: MessageKeys<Messages[Area], NestedKeyOf<Messages[Area]>>,
  values?: MessageValues,
) => string;
