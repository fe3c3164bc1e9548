import { createSocket } from "node:dgram";
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
 * The first of `count` neighbouring free ports, below the range that the system hands out by itself. They are this process's until it
 * ends: neither a later call nor a test run beside it gets one of them, also before a program listens there.
 * @param {number} count
 * @returns {Promise<number>}
 */
export async function freePorts(count) {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const ports = Array.from({ length: count }, (_, at) => first + at);
    if ((await claimAll(ports)) && (await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

/**
 * Claims all of these ports, or none. A claim is a UDP socket with the port's number: the system gives it to one process alone and takes
 * it back when that process ends, however it ends, and it keeps no program from listening at the TCP port.
 * @param {number[]} ports
 */
async function claimAll(ports) {
  const claims = await Promise.all(ports.map(claim));
  if (claims.every((socket) => socket !== null)) return true;
  for (const socket of claims) socket?.close();
  return false;
}

/** @param {number} port @returns {Promise<import("node:dgram").Socket | null>} */
function claim(port) {
  return new Promise((resolve) => {
    const socket = createSocket("udp4");
    socket.once("error", () => {
      socket.close();
      resolve(null);
    });
    socket.bind({ port, address: "127.0.0.1", exclusive: true }, () => {
      socket.unref();
      resolve(socket);
    });
  });
}
