import { build } from "esbuild";
import { expect, test } from "vitest";
import { Environment } from "@/lib/config/environment";
import { constantHeaders } from "@/lib/edge/security/response-headers";
import { createHttpServer } from "@/lib/edge/server/http-server";
import { readVisitor } from "@/lib/edge/server/trusted-hop";
import { fontsFolder } from "@/lib/site/social/fonts";
import { sandboxOrigins, siteArgs, siteMemory, siteVariables } from "../../.ci/lib/programs.mjs";
import { root } from "../../.ci/lib/root.mjs";
import { filesBelow, read } from "./files";

/** Variables that only the sandbox and the images beside ours read. */
const ofOthers = ["DATABASE_URL", "POSTGRES_USER", "POSTGRES_PASSWORD", "POSTGRES_DB"];
const dockerfile = read("deploy/Dockerfile");
/** The files that the stage of the site copies from the project's folder. */
const copied = dockerfile
  .slice(dockerfile.indexOf("AS site"))
  .split("\n")
  .flatMap((line) => /^COPY (?:--from=\S+ )?(.+) \S+$/.exec(line)?.[1]?.split(" ") ?? [])
  .map((path) => path.replace("/greenroom/", ""));

test("every variable that the files of deploy/ set is one that the site reads", () => {
  const set = filesBelow(["deploy"], /\.yaml$/).flatMap((path) =>
    [...read(path).matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|PORT|BRAND): /g)].map(([, name = ""]) => name),
  );
  expect(set.length).toBeGreaterThan(20);
  expect(set.filter((name) => !(name in Environment.shape) && !ofOthers.includes(name))).toEqual([]);
});

test("the demonstration points the site at all of the sandbox, as `npm start` does", () => {
  const demonstration = read("deploy/compose.demo.yaml");
  const lines = Object.entries(siteVariables(sandboxOrigins(4000))).map(([name, value]) => `  ${name}: ${value}\n`);
  expect(lines.filter((line) => !demonstration.includes(line))).toEqual([]);
});

test("the cluster's files name every variable that has no default", () => {
  const configuration = read("deploy/kubernetes/configuration.yaml");
  const required = Object.entries(Environment.shape)
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([name]) => name);
  expect(required).toContain("SESSION_KEYS");
  // It has a default, CONTENT_URL, at which the service of the example has no images.
  const needed = [...required, "CONTENT_IMAGE_URL"];
  expect(needed.filter((name) => !configuration.includes(`  ${name}: `))).toEqual([]);
});

test("the image contains all that the compiled server, Next's configuration and its cache handler need", async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["next.config.mjs", "lib/edge/next/cache-handler.mjs"],
    outdir: "unused",
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const needed = [
    ...Object.keys(metafile.inputs),
    ".next",
    "node_modules",
    "package.json",
    "messages",
    "public",
    fontsFolder,
  ];
  expect(needed).toContain("lib/edge/next/cache-handler.mjs");
  expect(needed.filter((name) => !copied.includes(name))).toEqual([]);
  expect(dockerfile.trim().split("\n").at(-1)).toBe(
    `CMD ${JSON.stringify(["node", ...siteArgs]).replaceAll(",", ", ")}`,
  );
});

test("the image takes as much memory for itself as `npm start` does", () => {
  for (const [name, value] of Object.entries(siteMemory)) expect(dockerfile).toContain(` ${name}=${value}`);
});

test("the image is installed from the lock, without development packages and without the sandbox", () => {
  expect(dockerfile).not.toMatch(/npm install/);
  const production = dockerfile.slice(dockerfile.indexOf("AS production-packages"), dockerfile.indexOf("AS sandbox"));
  expect(production).toMatch(/npm ci --omit=dev --workspaces=false/);
  expect(production).toMatch(/npm pkg delete devDependencies workspaces && npm prune/);
});

test("no secret, history, package or build of the machine enters an image, and all that it copies does", () => {
  const excluded = read(".dockerignore").trim().split("\n");
  const never = [".git", ".env*", ".data", "**/.next", "**/node_modules", "reports", "test-results"];
  expect(never.filter((name) => !excluded.includes(name))).toEqual([]);
  const needed = [
    "app",
    "lib",
    "messages",
    "public",
    "sandbox",
    "server.ts",
    ".ci",
    "package.json",
    "package-lock.json",
  ];
  expect(needed.filter((name) => excluded.includes(name))).toEqual([]);
});

test("every file and folder that deploy/ names is there", () => {
  const sources = [
    ...[...read("deploy/kustomization.yaml").matchAll(/^ +- (\S+\.(?:yaml|conf))$/gm)].map(
      ([, path]) => `deploy/${path}`,
    ),
    ...[...read("deploy/compose.demo.yaml").matchAll(/- \.\/(\S+?):/g)].map(([, path]) => `deploy/${path}`),
    ...copied.filter((name) => !["node_modules", ".next"].includes(name)),
  ];
  expect(sources.length).toBeGreaterThan(12);
  expect(sources.filter((path) => filesBelow([path], /./).length === 0)).toEqual([]);
});

test("static files that nginx serves carry the headers that the custom server would give them", () => {
  const nginx = read("deploy/nginx/nginx.conf").replaceAll('"', "");
  const ofFiles = [
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-resource-policy",
    "strict-transport-security",
  ] as const;
  const lines = nginx.toLowerCase();
  expect(
    ofFiles.filter((name) => !lines.includes(`add_header ${name} ${constantHeaders[name].toLowerCase()} always`)),
  ).toEqual([]);
});

test("nginx leaves the encoding of what the site sends to the site", () => {
  const nginx = read("deploy/nginx/nginx.conf");
  expect(nginx).not.toMatch(/proxy_set_header +Accept-Encoding/i);
  expect(nginx).not.toMatch(/^\s*(gzip|gunzip|brotli) +on/m);
  expect(nginx).toMatch(/location \/_next\/static\/ \{\s+proxy_pass http:\/\/site;/);
});

test("a running instance's response, a 503 too, is passed on and takes no instance out of the rotation", () => {
  const [, cases = ""] = /^ +proxy_next_upstream (.+);$/m.exec(read("deploy/nginx/nginx.conf")) ?? [];
  expect(cases.split(" ")).toContain("error");
  expect(cases).not.toMatch(/http_\d|non_idempotent/);
});

test("nginx overwrites every header by which a visitor could identify itself", () => {
  const nginx = read("deploy/nginx/nginx.conf");
  for (const name of ["X-Forwarded-For", "X-Visitor-Country", "X-Real-IP", "Forwarded"])
    expect(nginx).toMatch(new RegExp(`^ +proxy_set_header ${name} `, "m"));
  expect(Environment.shape.COUNTRY_HEADER.parse(undefined)).toBe("x-visitor-country");
});

test("nginx sends a country that the site cannot take for known where it knows none, and loopback is Finnish", () => {
  expect(read("deploy/nginx/nginx.conf")).toMatch(/geo \$visitor_country \{\s+default ZZ;/);
  expect(read("deploy/nginx/countries.conf")).toMatch(/^127\.0\.0\.0\/8 FI;$/m);
  const headers = { "x-forwarded-for": "8.8.8.8", "x-visitor-country": "ZZ" };
  const trust = Environment.pick({
    TRUSTED_PROXY_HOPS: true,
    COUNTRY_HEADER: true,
    REGION_HEADER: true,
    CITY_HEADER: true,
    DEFAULT_COUNTRY: true,
  }).parse({ TRUSTED_PROXY_HOPS: "1" });
  expect(readVisitor(headers, "127.0.0.1", trust).country).toBe("");
});

test("only the proxy reaches the instances: by the address that they listen at, and by a policy in the cluster", () => {
  expect(read("server.ts")).toMatch(/server\.listen\(env\.PORT, env\.LISTEN_ADDRESS,/);
  expect(read("deploy/compose.demo.yaml")).toContain("  LISTEN_ADDRESS: 127.0.0.1\n");
  const policy = read("deploy/kubernetes/site.yaml")
    .split("\n---\n")
    .find((part) => part.includes("kind: NetworkPolicy"));
  expect(policy).toContain("podSelector: { matchLabels: { app: site } }");
  expect(policy).toContain("policyTypes: [Ingress]");
  expect(policy).toContain("from: [{ podSelector: { matchLabels: { app: proxy } } }]");
});

test("nginx closes an idle connection to an instance before the instance does", () => {
  const [, upstream = ""] = /upstream site \{([^}]+)\}/.exec(read("deploy/nginx/nginx.conf")) ?? [];
  const [, seconds] = /^ +keepalive_timeout (\d+)s;$/m.exec(upstream) ?? [];
  const server = createHttpServer(() => {});
  expect(Number(seconds) * 1_000).toBeLessThan(server.keepAliveTimeout);
});
