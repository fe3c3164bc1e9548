import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { logRequest } from "@/lib/edge/server/request-log";

/**
 * The minimum cost of a page from memory: a server that sends one stored response to every request and writes the same line
 * to its log. Arguments: the port, and a file with the response.
 */
const [, , port, file = ""] = process.argv;
const { headers, body } = JSON.parse(readFileSync(file, "utf8"));
const bytes = Buffer.from(body, "base64");
const requestId = String(headers["x-request-id"]);

createServer((request, response) => {
  logRequest(request, response, requestId);
  response.writeHead(200, headers).end(bytes);
}).listen(Number(port));
