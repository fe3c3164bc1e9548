import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";

const given = [
  "package.json",
  "next.config.mjs",
  "tsconfig.json",
  "middleware.ts",
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "tests",
  "playwright.config.ts",
  "tailwind.config.ts",
];

/** The other entries, with their reasons. */
const added: Record<string, string> = {
  sandbox: "the stand-ins of the five outside systems",
  docs: "decisions and guides",
  deploy: "container, compose and Kubernetes files",
  ".ci": "the two commands",
  "server.ts": "the custom server, entry of the site",
  "README.md": "the first page anybody reads",
  LICENSE: "the terms",
  ".env.example": "every variable, documented",
  "package-lock.json": "npm insists on it",
  "biome.json": "Biome insists on it",
  "knip.jsonc": "knip insists on it",
  ".dependency-cruiser.cjs": "dependency-cruiser looks for it",
  "vitest.config.ts": "Vitest insists on it",
  "postcss.config.mjs": "Next insists on it",
  ".gitignore": "git insists on it",
  ".gitattributes": "git insists on it",
  ".dockerignore": "Docker insists on it",
  ".github": "the host insists on it",
};

/** Made by programs and kept out of the repository. */
const made = [
  ".git",
  ".next",
  ".data",
  ".env",
  "node_modules",
  "reports",
  "test-results",
  "next-env.d.ts",
  "tsconfig.tsbuildinfo",
];

test("the top level contains the twelve given entries and only written additions [CONST-517]", () => {
  const present = readdirSync(root).filter((name) => !made.includes(name));
  expect(given.filter((name) => !present.includes(name))).toEqual([]);
  expect(present.filter((name) => !given.includes(name) && !(name in added))).toEqual([]);
});

test("the app router is used, and no pages directory [CONST-515]", () => {
  expect(readdirSync(root)).toContain("app");
  expect(readdirSync(root)).not.toContain("pages");
});
