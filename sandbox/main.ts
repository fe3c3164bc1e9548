import { createBank } from "./bank/bank";
import { createCaptcha } from "./captcha/captcha";
import { createCashier } from "./cashier/cashier";
import { createChat } from "./chat/chat";
import { createContent } from "./content/content";
import { createControl } from "./control/control";
import { openDatabase } from "./core/database";
import { createFaults } from "./core/faults";
import type { Part } from "./core/sandbox-part";
import { createApp, listen } from "./core/server";
import { readSettings, type System, systems } from "./core/settings";
import { createDocumentDesk } from "./documents/documents";
import { createGames } from "./games/games";
import { createIdentity } from "./identity/identity";
import { createMarketing } from "./marketing/marketing";
import { createPlatform } from "./platform/platform";
import { createPush } from "./push/push";
import { createSportsbook } from "./sportsbook/sportsbook";

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { db, close } = await openDatabase(settings);
  const context = { settings, db, faults: createFaults() };

  const captcha = createCaptcha(settings);
  const content = await createContent(context);
  const identity = await createIdentity(context);
  const push = await createPush(context);
  const platform = await createPlatform(context, { captcha, content, identity, push });
  const games = await createGames(context, { content, platform });
  const bank = createBank(context, platform);
  const cashier = createCashier(context, platform);
  const chat = createChat(context);
  const desk = createDocumentDesk(context);
  const sportsbook = await createSportsbook(context, { identity, platform });
  const parts = { content, identity, push, platform, frames: games } satisfies Record<Exclude<System, "control">, Part>;
  const control = createControl(context, [...Object.values(parts), sportsbook]);

  const servers = await Promise.all(
    systems.map(async (system) => {
      const part: Part = system === "control" ? control : parts[system];
      const app = createApp(system, context.faults, [settings.siteOrigin, ...Object.values(settings.origin)]);
      part.routes(app);
      if (system === "frames")
        for (const page of [captcha, bank, cashier, chat, desk, sportsbook, createMarketing()]) page.routes(app);
      const server = await listen(app, system, settings);
      part.attach?.(server);
      return server;
    }),
  );
  console.log(`Sandbox ready: control ${settings.origin.control}`);

  const stop = async () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    for (const part of Object.values(parts)) await part.close?.();
    await close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
