import { type CompiledMessages, compileMessages } from "./compile";
import { english } from "./english";
import type { MessageArea } from "./translator";

/** The English messages as a separate chunk, for a browser that could not get those of its locale. */
export function compileEnglish(area: MessageArea): CompiledMessages {
  return compileMessages(english[area], english[area], (key, error) => console.error(key, error));
}
