import { describe, expect, test } from "vitest";
import { makeDocument } from "./generator/document";
import { QueryError, runQuery } from "./query";

const documents = [
  makeDocument("game", "a", { name: "Ada", maker: { _ref: "m" } }),
  makeDocument("game", "b", { name: "Bo", price: "$5" }),
  makeDocument("maker", "m", { title: "Mill" }),
];
const view = { documents, byId: new Map(documents.map((document) => [document._id, document])) };

test("parameters, projections and references", () => {
  const query = `*[_type == $type]{name, "maker": maker->title}`;
  expect(runQuery(view, query, { type: "game" })).toEqual([
    { name: "Ada", maker: "Mill" },
    { name: "Bo", maker: null },
  ]);
});

test("a dollar sign inside a string or a comment is no parameter", () => {
  expect(runQuery(view, `// $nothing\n*[price == "$5"][0].name`, {})).toBe("Bo");
});

describe("a query that cannot be parsed names the position", () => {
  test.each([
    ["*[", {}, 1],
    ["*[_id == $id]", {}, 9],
    ["nothing(1)", {}, 0],
  ])("%s", (query, params, start) => {
    expect.assertions(2);
    try {
      runQuery(view, query, params);
    } catch (error) {
      expect(error).toBeInstanceOf(QueryError);
      expect(error).toMatchObject({ query, start });
    }
  });
});
