import { gameFields, isOffered } from "@/lib/play/catalogue/groq";

export const jackpotGamesQuery = `*[_type == $type && jackpotExist && ${isOffered}]{${gameFields}}`;
