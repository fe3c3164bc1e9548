import type { Part, SandboxContext } from "../core/sandbox-part";
import { createArt } from "../showcase/art/art";
import { brandOf } from "../showcase/pages/brand";
import { dataset, project, queryRoutes } from "./api";
import { editingRoutes, type Published } from "./editing";
import { editorRoutes } from "./editor/editor";
import { fileRoutes } from "./files";
import { type ContentGame, FoundGame, gameById, gameByProviderId, gameBySlug } from "./game";
import { generateDataset } from "./generator/dataset";
import { imageRoutes } from "./images";
import { type QueryParams, runQuery } from "./query";
import { openStore } from "./store";
import { sendWebhook } from "./webhook";

/** The stand-in for the content service: query API, images, editing on the control listener, and in-process access to the documents. */
export interface Content extends Part {
  /** Runs a GROQ query over the published documents. @throws QueryError */
  query(groq: string, params?: QueryParams): unknown;
  /** The published casino or live game with this slug, or null. */
  findGame(slug: string): ContentGame | null;
  /** The published game with this id of its provider's, whichever that is, or null. */
  findGameById(gameId: string): ContentGame | null;
  /** The published game with this provider slug and the provider's own id, or null. */
  findProviderGame(provider: string, gameId: string): ContentGame | null;
}

export async function createContent({ settings, db }: SandboxContext): Promise<Content> {
  const { documents, plans, files } = generateDataset(settings.seed, settings.games, brandOf(settings.brand));
  const store = await openStore(db, documents);
  const art = createArt(plans);
  const query = (groq: string, params: QueryParams = {}) => runQuery(store.view("published"), groq, params);

  // A query looks through all documents, and a game is looked up at every bet: results are cached until an edit.
  let found = new Map<string, ContentGame>();
  let seen = store.view("published");

  function find(groq: string, params: Record<string, string>): ContentGame | null {
    if (seen !== store.view("published")) found = new Map();
    seen = store.view("published");
    const key = JSON.stringify([groq, params]);
    const game = found.get(key) ?? readGame(query(groq, params));
    if (game) found.set(key, game);
    return game;
  }

  function readGame(result: unknown): ContentGame | null {
    const parsed = FoundGame.safeParse(result);
    if (!parsed.success) return null;
    const { image, ...game } = parsed.data;
    const file = image.replace(/^image-/, "").replace(/-(\w+)$/, ".$1");
    return { ...game, imagePath: `/images/${project}/${dataset}/${file}`, skin: art.skinOf(image) };
  }

  return {
    query,
    findGame: (slug) => find(gameBySlug, { slug }),
    findGameById: (gameId) => find(gameById, { gameId }),
    findProviderGame: (provider, gameId) => find(gameByProviderId, { provider, gameId }),
    routes(app) {
      app.get("/healthz", (context) => context.json({ ok: true }));
      queryRoutes(app, store);
      imageRoutes(app, art, settings.pictures);
      fileRoutes(app, files);
    },
    control(app) {
      const publish = async (id: string): Promise<Published | null> => {
        const document = await store.publish(id);
        if (!document) return null;
        return { document, webhook: await sendWebhook(settings.siteOrigin, settings.webhookSecret, document) };
      };
      editingRoutes(app, store, publish);
      editorRoutes(app, store, publish);
    },
  };
}
