import { expect, test } from "vitest";
import { plainSchema } from "./plain-schema";

test("a plain schema gives the values as they are sent, or the codes of what is wrong", async () => {
  const schema = plainSchema(({ name }: { name: string }) => ({
    value: { name: name.trim() },
    issues: { name: name.trim() === "" ? "required" : null },
  }));
  expect(await schema["~standard"].validate({ name: " Aino " })).toEqual({ value: { name: "Aino" } });
  expect(await schema["~standard"].validate({ name: " " })).toEqual({
    issues: [{ message: "required", path: ["name"] }],
  });
});
