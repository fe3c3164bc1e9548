import { expect, test } from "vitest";
import { z } from "zod";
import { read } from "./files";

const Versions = z.record(z.string(), z.string()).default({});
const Package = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  inBundle: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  engines: z.object({ node: z.string().optional() }).or(z.array(z.string())).optional(),
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
});
const Lock = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), Package) });
const Manifest = z.object({ dependencies: Versions, devDependencies: Versions });

const { packages } = Lock.parse(JSON.parse(read("package-lock.json")));

/** The package that `name` means inside the package at `path`, as Node looks it up. */
function find(path: string, name: string): z.infer<typeof Package> | undefined {
  const here = packages[`${path ? `${path}/` : ""}node_modules/${name}`];
  if (here || path === "") return here;
  const outer = path.lastIndexOf("/node_modules/");
  return find(outer < 0 ? "" : path.slice(0, outer), name);
}

test("the lock contains the packages of every platform", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !find(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Native code comes as one package per platform; these are the families that the commands need on every machine. */
const families = [
  "@biomejs/cli",
  "@esbuild/",
  "@img/sharp",
  "@next/swc",
  "@oxc-parser/binding",
  "@oxc-resolver/binding",
  "@parcel/watcher",
  "@rolldown/binding",
  "@swc/core",
  "@tailwindcss/oxide",
  "lightningcss",
];
test.each(families)("%s is there for Linux, macOS and Windows", (family) => {
  const systems = Object.entries(packages).flatMap(([path, { os }]) =>
    path.includes(`node_modules/${family}`) ? (os ?? []) : [],
  );
  expect([...new Set(systems)]).toEqual(expect.arrayContaining(["darwin", "linux", "win32"]));
});

test("what npm ci compares with the lock is the same in both package.json", () => {
  for (const [path, file] of [
    ["", "package.json"],
    ["sandbox", "sandbox/package.json"],
  ] as const) {
    const { dependencies, devDependencies } = Manifest.parse(JSON.parse(read(file)));
    expect(packages[path]).toMatchObject({ dependencies, devDependencies });
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(find(path, name)?.version, `${file}: ${name}`).toBe(version.replace(/^npm:.*@/, ""));
  }
});

test("every package has an integrity hash, and no address of a mirror is in the lock", () => {
  const outside = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path.includes("node_modules/") && !link && !inBundle,
  );
  expect(outside.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
  const elsewhere = outside.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith("https://registry.npmjs.org/"),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});
