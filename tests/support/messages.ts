import { messageDomains } from "@/lib/market/messages/compiled-messages";
import { loadMessages } from "@/lib/market/messages/fetch";

/** Loads the messages of every domain, as the chunks of the product load theirs. */
export const loadAllMessages = () => Promise.all(messageDomains.map((domain) => loadMessages(domain)));
