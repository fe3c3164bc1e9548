/** What decides about the support chat of a market. Null: the content service has no such document, so it switches nothing off. */
interface ChatSwitches {
  /** The partner's page; undefined: the operator has none. */
  address: string | undefined;
  /** The market policy. */
  isPermitted: boolean;
  market: { disableLiveChat: boolean } | null;
  setting: { isDisabled: boolean } | null;
}

/** The address of the chat, where nothing switches it off; else null. */
export function chatAddress({ address, isPermitted, market, setting }: ChatSwitches): string | null {
  const isOff = !isPermitted || market?.disableLiveChat === true || setting?.isDisabled === true;
  return isOff ? null : (address ?? null);
}
