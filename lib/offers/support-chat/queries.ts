import { queryOptions } from "@tanstack/react-query";
import { publicKey } from "@/lib/session/player/player-queries";
import { getChatPlace } from "./api";

/** Where the support chat of a locale is. Read once by each document: a conversation is not cut off by a switch. */
export const chatPlaceQuery = (locale: string) =>
  queryOptions({
    queryKey: publicKey("support-chat", locale),
    queryFn: ({ signal }) => getChatPlace(locale, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
