import { startSandbox } from "/work/w/game/tests/support/processes";
const sandbox = await startSandbox({ port: 4790, siteOrigin: "http://localhost:3790" });
console.log(JSON.stringify(sandbox.origins));
process.on("SIGTERM", async () => { await sandbox.stop(); process.exit(0); });
setInterval(() => {}, 1e6);
