import { foundFields, isFound } from "@/lib/play/game-index/groq";

export const searchCountQuery = `count(*[${isFound}])`;

/** The games whose name contains a text, without regard to case (specification "Games by name": gameNameFilter, channel). */
export const gamesByNameQuery = `*[${isFound} && count(string::split(lower(name), lower($gameNameFilter))) > 1]
  | order(lower(name) asc) [0...$most] {"id": _id, ${foundFields}}`;
