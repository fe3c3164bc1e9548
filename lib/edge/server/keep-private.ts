import type { ServerResponse } from "node:http";
import { setHeaders, type WriteHeadArguments } from "@/lib/edge/byte-cache/capture";

/** Sends the response for its visitor alone, whatever the route handler says of caches: one that several share must not store it. */
export function keepPrivate(response: ServerResponse): void {
  const { writeHead } = response;
  Object.assign(response, {
    writeHead(status: number, ...rest: WriteHeadArguments) {
      setHeaders(response, rest);
      const directives = String(response.getHeader("cache-control") ?? "").split(/\s*,\s*/);
      const kept = directives.filter((each) => each && !/^(public|private|s-maxage=.*)$/i.test(each));
      response.setHeader("cache-control", ["private", ...kept].join(", "));
      return writeHead.call(response, status);
    },
  });
}
