import { createHttp, guardSchema } from "@/lib/core/http/http";

const site = createHttp({ baseUrl: () => location.origin, deadlineMs: 8_000, bodyCapBytes: 10_000 });

interface ChatPlace {
  address: string | null;
}

const ChatPlace = guardSchema(isChatPlace);

function isChatPlace(value: unknown): value is ChatPlace {
  const { address } = Object(value);
  return address === null || (typeof address === "string" && URL.canParse(address));
}

/** Where the support chat of a locale is; null where it is switched off. @throws as every call does: then it is not known */
export const getChatPlace = (locale: string, signal: AbortSignal): Promise<ChatPlace> =>
  site.get(`api/support-chat/${locale}`, ChatPlace, { signal });
