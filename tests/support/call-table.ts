import { nothing } from "@/lib/core/http/http";
import { versioned } from "@/lib/session/platform/endpoint";
import type { DeclaredEndpoint } from "./endpoints";
import { queryOf } from "./openapi";

/** The platform's calls as a table in Markdown, in the order of their domains and paths: what `docs/platform-api.json` says in full. */
export function callTableOf(endpoints: readonly DeclaredEndpoint[]): string {
  const rows = endpoints.map(rowOf).sort();
  return `${intro}\n\n| domain | call | sends | reads | with |\n| --- | --- | --- | --- | --- |\n${rows.join("\n")}\n`;
}

const intro = `# Calls of the platform

Written from the \`endpoints.ts\` of each domain by \`tests/contract/sandbox/endpoints.test.ts\`. \`docs/platform-api.json\` has the schemas.
\`?\` marks what is not always sent; a key is an \`Idempotency-Key\`.`;

function rowOf(endpoint: DeclaredEndpoint): string {
  const { file, method, path, body, response, accessToken, captcha, keyed } = endpoint;
  const query = [...queryOf(endpoint)].map(([name, isRequired]) => `\`${name}\`${isRequired ? "" : "?"}`);
  const sent = [...query, ...(body ? ["a body"] : [])];
  const more = [accessToken && "access token", captcha && "captcha", keyed && "key"].filter(Boolean);
  const cells = [
    file.replace(/^lib\/|\/endpoints\.ts$/g, ""),
    `\`${method.toUpperCase()} /${versioned(path)}\``,
    sent.join(", "),
    response === nothing ? "" : "a body",
    more.join(", "),
  ];
  return `| ${cells.join(" | ")} |`;
}
