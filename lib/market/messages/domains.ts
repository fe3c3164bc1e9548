import { english } from "./english";
import type { MessageDomain } from "./translator";

/** Every domain of every area, as "money.deposit". */
export const messageDomains = Object.entries(english).flatMap(([area, domains]) =>
  Object.keys(domains).map((name) => `${area}.${name}` as MessageDomain),
); // Object.keys forgets the type of literal keys

/** Has this name messages of its own? */
export function isMessageDomain(name: string): name is MessageDomain {
  return messageDomains.some((domain) => domain === name);
}
