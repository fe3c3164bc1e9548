import { type CompiledMessages, compileMessages } from "./compile";
import { englishOf } from "./english";
import type { MessageDomain } from "./translator";

/** The English messages as a separate chunk, for a browser that could not get those of its locale. */
export function compileEnglish(domain: MessageDomain): CompiledMessages {
  return compileMessages(englishOf(domain), englishOf(domain), (key, error) => console.error(key, error));
}
