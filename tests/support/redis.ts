import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePorts } from "../../.ci/lib/ports.mjs";
import { startBroker } from "./broker";

/** A Redis that can stop and restart with its data. */
export interface Redis {
  url: string;
  goAway(): Promise<void>;
  /** `empty`: it has forgotten everything. */
  comeBack(how?: { empty?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** The machine's own `redis-server`; where there is none, a broker that speaks as much of its protocol as the site does. */
export function startRedis(): Promise<Redis> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const program = folders.map((folder) => join(folder, "redis-server")).find((file) => existsSync(file));
  return program ? startServer(program) : startStandIn();
}

async function startStandIn(): Promise<Redis> {
  let broker = await startBroker();
  return {
    url: broker.url,
    goAway: () => broker.stop(),
    comeBack: async ({ empty = false } = {}) => {
      broker = await startBroker({ port: broker.port, entries: empty ? [] : broker.entries });
    },
    stop: () => broker.stop(),
  };
}

async function startServer(program: string): Promise<Redis> {
  const port = await freePorts(1);
  const folder = await mkdtemp(join(tmpdir(), "greenroom-redis-"));
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", "", "--appendonly", "yes"];
  const start = async () => {
    const child = spawn(program, [...args, "--appendfsync", "always"], { stdio: "ignore" });
    while (child.exitCode === null && !(await accepts(port))) await new Promise((resolve) => setTimeout(resolve, 50));
    return child;
  };
  let child = await start();
  const goAway = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    goAway,
    comeBack: async ({ empty = false } = {}) => {
      if (empty) await rm(join(folder, "appendonlydir"), { recursive: true, force: true });
      child = await start();
    },
    stop: async () => {
      await goAway();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
