import { choice, choices, document, type Field, field, reference, required } from "../schema";
import { currencyCodes, slugPattern } from "../values";

const pictures = (name: string, sizes: readonly string[]): Field =>
  required(field(name, "object", { fields: sizes.map((size) => required(field(size, "image"))) }));

const betLimits = field("betLimits", "array", {
  of: [
    {
      type: "object",
      fields: [
        required(field("min", "number", { validation: (rule) => rule.min(0) })),
        required(field("max", "number", { validation: (rule) => rule.min(0) })),
        required(choice("currency", currencyCodes)),
      ],
    },
  ],
});

const casinoTypes = ["slots", "baccarat", "blackjack", "dice", "mines", "plinko"] as const;

const liveTypes = ["roulette", "blackjack"] as const;

const gameFields = (types: readonly string[]): Field[] => [
  required(field("name", "string", { description: "As on the game itself: the same in all languages." })),
  field("slug", "slug", {
    description: "Without one, the game is found by its provider and its id alone.",
    validation: (rule) => rule.regex(slugPattern),
  }),
  required(field("gameId", "string", { description: "The provider's own id of the game." })),
  required(reference("provider", "provider")),
  reference("subProvider", "subProvider"),
  required(choice("gameType", types)),
  required(choices("channels", ["web", "mobile"], { validation: (rule) => rule.min(1) })),
  pictures("thumbnail", ["img1x", "img2x", "img3x"]),
  required(field("verticalImage", "image")),
  pictures("gridImages", ["img4x", "img2xh", "img2xv", "img1x"]),
  required(betLimits),
  required(field("rtp", "number", { validation: (rule) => rule.min(80).max(100) })),
  choice("volatility", ["low", "medium", "high"], {
    description: "Of slots alone: elsewhere the player's bet decides it.",
  }),
  field("maxWin", "number", { validation: (rule) => rule.min(1), description: "As a multiple of the stake." }),
  field("lines", "number", { validation: (rule) => rule.integer().min(1), description: "Of slots with lines." }),
  field("ways", "number", { validation: (rule) => rule.integer().min(1), description: "Of slots with ways instead." }),
  required(field("jackpotExist", "boolean")),
  required(field("isNew", "boolean")),
  required(field("releasedAt", "date")),
];

export const casinoGames = document("casinoGames", "Casino game", gameFields(casinoTypes));

export const liveCasinoGames = document("liveCasinoGames", "Live table", [
  ...gameFields(liveTypes),
  required(field("tableId", "string")),
  required(choice("gameCategory", liveTypes)),
  required(field("seats", "number", { validation: (rule) => rule.integer().min(1) })),
]);
