import { createServer, type Socket } from "node:net";

/**
 * As much of Redis as the tag bus speaks, over real TCP, for machines without a `redis-server` and for faults that a real one
 * cannot simulate. One stream, kept in this process.
 */
export interface Broker {
  url: string;
  port: number;
  /** Every entry that is kept, oldest first. */
  entries: Entry[];
  /** Cuts all connections; new ones are taken. */
  cut(): void;
  stop(): Promise<void>;
}

interface Entry {
  id: string;
  fields: string[];
}

interface Waiting {
  socket: Socket;
  after: number;
  timer: NodeJS.Timeout;
}

/** Starts a broker, at the port and with the entries of an earlier one when they are given. */
export async function startBroker(options: { port?: number; entries?: Entry[] } = {}): Promise<Broker> {
  const entries = [...(options.entries ?? [])];
  const sockets = new Set<Socket>();
  let waiting: Waiting[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket)).on("error", () => {});
    let rest = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      const { commands, left } = readCommands(rest + text);
      rest = left;
      for (const command of commands) reply(socket, command);
    });
  });

  function reply(socket: Socket, [name = "", ...args]: string[]): void {
    switch (name.toUpperCase()) {
      case "XADD": {
        const fields = args.slice(args.indexOf("*") + 1);
        const id = `${Date.now()}-${entries.length}`;
        entries.push({ id, fields });
        socket.write(bulk(id));
        for (const each of waiting.splice(0)) wake(each);
        return;
      }
      case "XRANGE":
        socket.write(list(entries.filter(({ id }) => id === args[1]).map(entry)));
        return;
      case "XREVRANGE":
        socket.write(list(entries.slice(-1).map(entry)));
        return;
      case "XREAD": {
        const after = order(args.at(-1) ?? "");
        const ms = Number(args[args.indexOf("BLOCK") + 1]);
        const one = { socket, after, timer: setTimeout(() => wake(one), ms) };
        if (entries.some(({ id }) => order(id) > after)) wake(one);
        else waiting.push(one);
        return;
      }
      default:
        socket.write("+OK\r\n");
    }
  }

  function wake(one: Waiting): void {
    clearTimeout(one.timer);
    waiting = waiting.filter((each) => each !== one);
    const news = entries.filter(({ id }) => order(id) > one.after);
    one.socket.write(news.length > 0 ? list([list([bulk("stream"), list(news.map(entry))])]) : "*-1\r\n");
  }

  const cut = () => {
    for (const each of waiting.splice(0)) clearTimeout(each.timer);
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(options.port ?? 0, "127.0.0.1", resolve),
  );
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    entries,
    cut,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

/** An id as one number: milliseconds, then the place among the entries. */
function order(id: string): number {
  const [ms = "0", at = "0"] = id.split("-");
  return Number(ms) * 100 + Number(at);
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const list = (items: string[]) => `*${items.length}\r\n${items.join("")}`;
const entry = ({ id, fields }: Entry) => list([bulk(id), list(fields.map(bulk))]);

/** The whole commands in what has come so far, and the beginning of the next one. All that is sent here is ASCII. */
function readCommands(text: string): { commands: string[][]; left: string } {
  const commands: string[][] = [];
  for (;;) {
    const count = /^\*(\d+)\r\n/.exec(text);
    if (!count) return { commands, left: text };
    let at = count[0].length;
    const words: string[] = [];
    for (let left = Number(count[1]); left > 0; left--) {
      const head = /^\$(\d+)\r\n/.exec(text.slice(at));
      if (!head) return { commands, left: text };
      const start = at + head[0].length;
      at = start + Number(head[1]) + 2;
      if (text.length < at) return { commands, left: text };
      words.push(text.slice(start, at - 2));
    }
    commands.push(words);
    text = text.slice(at);
  }
}
