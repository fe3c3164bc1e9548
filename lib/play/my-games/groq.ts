import { gameFields, isOffered } from "../lobby/groq";

export const gamesByIdQuery = `*[((_type == "casinoGames" && gameId in $casinoIds) || (_type == "liveCasinoGames" && gameId in $liveIds)) && ${isOffered}]{${gameFields}}`;

export const jackpotGamesQuery = `*[_type == "casinoGames" && jackpotExist && ${isOffered}]{${gameFields}}`;
