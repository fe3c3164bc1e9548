import { messageDomains } from "@/lib/market/messages/domains";
import { loadMessages } from "@/lib/market/messages/fetch";

/** Loads the messages of every domain, as the chunks of the product load theirs. */
export const loadAllMessages = () => Promise.all(messageDomains.map((domain) => loadMessages(domain)));
