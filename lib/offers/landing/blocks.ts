import { z } from "zod";
import { PortableText } from "@/lib/content/portable-text";

/** More than an editor composes; what follows is not drawn. */
export const most = { blocks: 30, items: 24, games: 12 } as const;

const line = z.string().trim().min(1);
const optionalLine = line.nullish().transform((text) => text ?? null);

const Item = z.object({ title: line, text: line });

/** The readable ones: an item that an editor left without a translation takes no other with it. */
const items = z
  .array(z.unknown())
  .transform((list) => readEach(list.slice(0, most.items), Item, "item"))
  .refine((list) => list.length > 0);

const GameRefs = z
  .array(z.unknown())
  .transform((list) =>
    readEach(
      list.slice(0, most.games),
      z.object({ gameId: line, type: z.enum(["casinoGames", "liveCasinoGames"]) }),
      "game",
    ),
  )
  .refine((list) => list.length > 0);

const text = PortableText.refine((blocks) => blocks.length > 0);
const key = z.string();

/** A part of a landing page. Its texts are text: nothing of them reaches the page as markup. */
const LandingBlock = z.discriminatedUnion("type", [
  z.object({ type: z.literal("hero"), key, title: line, text: optionalLine, button: optionalLine }),
  z.object({ type: z.literal("steps"), key, title: optionalLine, items }),
  z.object({ type: z.literal("games"), key, title: line, games: GameRefs }),
  z.object({ type: z.literal("facts"), key, title: optionalLine, items }),
  z.object({ type: z.literal("questions"), key, title: optionalLine, items }),
  z.object({ type: z.literal("text"), key, body: text }),
  z.object({ type: z.literal("terms"), key, title: optionalLine, body: text }),
]);
export type LandingBlock = z.infer<typeof LandingBlock>;
export type BlockOf<Type extends LandingBlock["type"]> = Extract<LandingBlock, { type: Type }>;

/**
 * The blocks of a page in the editor's order. One of an unknown type, and one that is not complete, is skipped and logged: it takes
 * nothing else with it.
 */
export const LandingBlocks = z
  .array(z.unknown())
  .nullish()
  .transform((list): LandingBlock[] => distinct(readEach((list ?? []).slice(0, most.blocks), LandingBlock, "block")));

function readEach<Part>(list: readonly unknown[], schema: z.ZodType<Part>, part: string): Part[] {
  return list.flatMap((raw) => {
    const { success, data } = schema.safeParse(raw);
    if (success) return [data];
    const { type } = Object(raw);
    const name = typeof type === "string" ? type.slice(0, 64) : null;
    console.warn(JSON.stringify({ event: "content", skipped: part, type: name }));
    return [];
  });
}

/** A key that is there twice would mix two blocks up. */
const distinct = (blocks: readonly LandingBlock[]) => blocks.map((block, at) => ({ ...block, key: `b${at}` }));
