import { expect, test } from "vitest";
import { TermsVersions } from "./schema";

test("the versions of the terms are read with the newest first, by their numbers", () => {
  const versions = ["9.1", "2.0", "10.0", "9.10"].map((version) => ({ version, files: [] }));
  expect(TermsVersions.parse(versions).map(({ version }) => version)).toEqual(["10.0", "9.10", "9.1", "2.0"]);
});
