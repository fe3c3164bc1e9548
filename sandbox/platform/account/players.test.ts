import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../../core/database";
import { readSettings } from "../../core/settings";
import type { Identity } from "../../identity/identity";
import { players as table } from "../db-schema";
import { Reward } from "../offers/rewards";
import { changeRewards } from "../offers/stored-rewards";
import { createPlayers } from "./players";
import { defaultProfile } from "./profile";

const folder = mkdtempSync(join(tmpdir(), "greenroom-players-"));
let open: OpenDatabase;

beforeAll(async () => {
  open = await openDatabase(readSettings({ ...process.env, SANDBOX_DATA: folder }));
}, 180_000);

afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a change of a profile keeps what was changed of it since the player was read", async () => {
  const players = createPlayers(open.db, { updateUser: async () => {} } as unknown as Identity);
  const reward = Reward.parse({ campaignId: "C1", amount: "5.00" });
  const profile = { ...defaultProfile, rewards: [reward] };
  await open.db.insert(table).values({ playerId: "P-test", email: "p-test@players.example", profile });
  const read = (await players.find("P-test")) ?? expect.fail("no player");
  await open.db.transaction((tx) => changeRewards(tx, "P-test", () => true, { wageringProgress: "3.00" }));
  const changed = await players.change(read, { languageCode: "fi" });
  expect(changed.profile).toMatchObject({ languageCode: "fi", rewards: [{ wageringProgress: "3.00" }] });
  expect((await players.find("P-test"))?.profile).toEqual(changed.profile);
});
