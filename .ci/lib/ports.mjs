import { createServer } from "node:net";

/**
 * Can this port be bound on loopback, both IPv4 and IPv6?
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isFree(port) {
  return (await binds(port, "127.0.0.1")) && (await binds(port, "::"));
}

/** @param {number} port @param {string} host */
function binds(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code !== "EADDRINUSE"));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/**
 * The first of `count` neighbouring free ports, below the range that the system hands out by itself.
 * Starts at random, so that two test runs side by side hardly ever want the same ones.
 * @param {number} count
 * @returns {Promise<number>}
 */
export async function freePorts(count) {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const free = await Promise.all(Array.from({ length: count }, (_, at) => isFree(first + at)));
    if (free.every(Boolean)) return first;
  }
}
