import { gameFields, isOffered } from "@/lib/play/catalogue/groq";

export const gamesByIdQuery = `*[_type == $type && gameId in $gameIds && ${isOffered}]{${gameFields}}`;

export const jackpotGamesQuery = `*[_type == $type && jackpotExist && ${isOffered}]{${gameFields}}`;
