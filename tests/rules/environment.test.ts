import { expect, test } from "vitest";
import { Environment, parseEnvironment } from "@/lib/config/environment";
import { readSettings } from "@/sandbox/core/settings";
import { givenVariables, newSessionKeys, sandboxOrigins, siteVariables } from "../../.ci/lib/programs.mjs";
import { filesBelow, read } from "./files";

/** Lines `NAME=value` of the file; a `#` before the name shows a default. */
const documented = [...read(".env.example").matchAll(/^#? ?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
  ([, name = "", value = ""]) => ({
    name,
    value,
  }),
);

test(".env.example names exactly the variables that are read", () => {
  expect(documented.map(({ name }) => name).toSorted()).toEqual(Object.keys(Environment.shape).toSorted());
});

test("every variable is explained on the line above it", () => {
  const lines = read(".env.example").split("\n");
  const unexplained = documented.filter(({ name }) => {
    const at = lines.findIndex((line) => line.replace(/^# ?/, "").startsWith(`${name}=`));
    return !/^# \S+ \S/.test(lines[at - 1] ?? "");
  });
  expect(unexplained).toEqual([]);
});

test("the example is a valid environment, and its defaults are the real ones", () => {
  const example = Object.fromEntries(documented.map(({ name, value }) => [name, value]));
  const required = { SESSION_KEYS: newSessionKeys() };
  const { SESSION_KEYS: _, ...shown } = parseEnvironment({ ...example, ...required });
  const given = Object.fromEntries(
    read(".env.example")
      .split("\n")
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
  const { SESSION_KEYS: __, ...real } = parseEnvironment({ ...given, ...required });
  expect(shown).toEqual(real);
});

test("what `npm start` sets for the sandbox is a valid environment, without a feature flag", () => {
  const environment = { ...siteVariables(sandboxOrigins(4000)), SESSION_KEYS: newSessionKeys() };
  expect(() => parseEnvironment(environment)).not.toThrow();
});

test("an empty value means the default: `npm start` gives the sandbox none, and its settings are those without", () => {
  const empty = Object.fromEntries(documented.map(({ name }) => [name, ""]));
  expect(readSettings({ ...givenVariables(empty), NODE_ENV: "test" })).toEqual(readSettings({ NODE_ENV: "test" }));
  const launch = read(".ci/lib/launch.mjs");
  expect(launch).toContain("...environment } = givenVariables(process.env);");
  expect(launch.match(/\.\.\.process\.env/g)).toBeNull();
});

test("the custom server loads .env before it reads the environment", () => {
  const calls = [...read("server.ts").matchAll(/\b(loadEnvFile|readEnvironment)\(/g)].map(([, name]) => name);
  expect(calls).toEqual(["loadEnvFile", "readEnvironment"]);
});

/** Of the system, and of npm. */
const ofSystem = ["HOME", "NODE_ENV", "PATH", "TMPDIR", "TZ"];

test("the guide to tests has every variable that tests and tools read, and no other", () => {
  const sources = filesBelow(["tests", ".ci", "playwright.config.ts"], /\.(ts|mjs)$/).map(read);
  const named = sources.flatMap((text) =>
    [...text.matchAll(/\bprocess\.env\.([A-Z]\w+)/g)].map(([, name = ""]) => name),
  );
  const taken = sources.flatMap((text) =>
    [...text.matchAll(/const \{ ([^}]+) \} = process\.env;/g)].flatMap(
      ([, names = ""]) => names.match(/\b[A-Z]\w+/g) ?? [],
    ),
  );
  const used = [...new Set([...named, ...taken])].filter((name) => !ofSystem.includes(name));
  const rows = read("docs/guide/add-a-test.md").match(/^\| `[A-Z][^|]+/gm) ?? [];
  const listed = rows.flatMap((row) => row.match(/[A-Z]\w+/g) ?? []);
  expect(listed.toSorted()).toEqual(used.toSorted());
  expect(listed).toContain("E2E_PORT");
});
