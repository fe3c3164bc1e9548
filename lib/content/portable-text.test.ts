import { beforeEach, describe, expect, test, vi } from "vitest";
import { PortableText, plainText } from "./portable-text";
import { outlineOf, partsOf } from "./text-blocks";

const span = (text: unknown, ...marks: unknown[]) => ({ _type: "span", text, marks });
const block = (more: Record<string, unknown> = {}, ...children: unknown[]) => ({
  _type: "block",
  style: "normal",
  markDefs: [],
  children,
  ...more,
});

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("what is on the list comes through [CONTENT-014]", () => {
  test("a paragraph with its marks and links", () => {
    const markDefs = [{ _type: "link", _key: "l1", href: "/terms" }];
    expect(PortableText.parse([block({ markDefs }, span("a", "strong", "em"), span("b", "l1"))])).toEqual([
      {
        type: "text",
        style: "normal",
        list: null,
        level: 1,
        spans: [
          { text: "a", marks: ["strong", "em"], link: null },
          { text: "b", marks: [], link: "/terms" },
        ],
      },
    ]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test("a table, cell by cell", () => {
    const table = { _type: "table", rows: [{ cells: [block({}, span("a")), block({}, span("b"))] }] };
    expect(PortableText.parse([table])).toEqual([
      { type: "table", rows: [[[expect.objectContaining({ text: "a" })], [expect.objectContaining({ text: "b" })]]] },
    ]);
  });
});

describe("what is not on the list is left out and logged [CONTENT-014]", () => {
  test.each([
    ["a block of HTML", { _type: "html", html: "<script>alert(1)</script>" }],
    ["an embedded frame", { _type: "iframe", src: "https://evil.example" }],
    ["an image with a handler", { _type: "image", src: "x", onerror: "alert(1)" }],
    ["a string", "<script>alert(1)</script>"],
    ["null", null],
    ["a block without children", { _type: "block", children: "<b>" }],
    ["a table that is none", { _type: "table", rows: "<tr>" }],
  ])("%s", (_what, raw) => {
    expect(PortableText.parse([raw, block({}, span("after"))])).toHaveLength(1);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test("a span that is no text, a mark definition that is no link", () => {
    const markDefs = [{ _type: "script", _key: "s1", code: "alert(1)" }];
    const [only] = PortableText.parse([block({ markDefs }, span({ html: "<b>" }), span("kept", "s1"))]);
    expect(only).toMatchObject({ spans: [{ text: "kept", marks: [], link: null }] });
  });

  test("unknown styles, lists and marks fall back to plain text", () => {
    const [only] = PortableText.parse([block({ style: "script", listItem: "onload" }, span("kept", "blink"))]);
    expect(only).toEqual({
      type: "text",
      style: "normal",
      list: null,
      level: 1,
      spans: [{ text: "kept", marks: [], link: null }],
    });
  });

  test("fields beside the known ones", () => {
    const raw = { ...block({ onclick: "alert(1)" }, { ...span("kept"), dangerouslySetInnerHTML: { __html: "<b>" } }) };
    expect(JSON.stringify(PortableText.parse([raw]))).not.toMatch(/onclick|__html/);
  });
});

describe("the parts of a page", () => {
  const heading = (text: string, style = "h2") => block({ style }, span(text));
  const item = (text: string, listItem = "bullet") => block({ listItem }, span(text));
  const parts = (...blocks: unknown[]) => partsOf(PortableText.parse(blocks));

  test("items that follow one another are one list, another kind begins another", () => {
    const kinds = parts(item("a"), item("b"), item("c", "number"), block({}, span("d")), item("e"));
    expect(kinds).toMatchObject([
      { kind: "list", ordered: false, items: [{ spans: [{ text: "a" }] }, { spans: [{ text: "b" }] }] },
      { kind: "list", ordered: true, items: [{ spans: [{ text: "c" }] }] },
      { kind: "paragraph" },
      { kind: "list", ordered: false },
    ]);
  });

  test("a deeper item is in a list below the item before it, of its own kind, and the outer list continues", () => {
    const at = (level: unknown, text: string, listItem = "bullet") => block({ listItem, level }, span(text));
    const drawn = parts(at(1, "a"), at(2, "b", "number"), at(3, "c"), at(2, "d", "number"), at(2, "e"), at(1, "f"));
    const item = (text: string, ...lists: unknown[]) => ({ spans: [{ text, marks: [], link: null }], lists });
    const list = (ordered: boolean, ...items: unknown[]) => ({ kind: "list", ordered, items });
    expect(drawn).toEqual([
      list(
        false,
        item("a", list(true, item("b", list(false, item("c"))), item("d")), list(false, item("e"))),
        item("f"),
      ),
    ]);
    expect(parts(at(3, "a"), at(1, "b"))).toMatchObject([{ items: [{}] }, { items: [{}] }]);
    for (const odd of [0, -1, 1.5, 1e9, "2", null])
      expect(parts(at(1, "a"), at(odd, "b"))).toMatchObject([{ items: [{}, {}] }]);
  });

  test("the first row of a table is its head", () => {
    const cell = (text: string) => block({}, span(text));
    const table = { _type: "table", rows: [{ cells: [cell("h")] }, { cells: [cell("a")] }] };
    expect(parts(table)).toMatchObject([{ kind: "table", head: [[{ text: "h" }]], rows: [[[{ text: "a" }]]] }]);
  });

  test("headings have anchors of their own, and none that the site uses", () => {
    const drawn = parts(heading("Login"), heading("Your money"), heading("Your money"), heading("お金"), heading("!"));
    expect(outlineOf(drawn).map(({ id }) => id)).toEqual(["s-login", "s-your-money", "s-your-money-2", "s-お金", "s"]);
  });

  test("only headings of the first level are in the outline", () => {
    expect(outlineOf(parts(heading("One"), heading("Two", "h3"))).map(({ title }) => title)).toEqual(["One"]);
  });

  test("plain text is the words without their marks", () => {
    expect(
      plainText([
        { text: "a", marks: ["strong"], link: "/x" },
        { text: "b", marks: [], link: null },
      ]),
    ).toBe("ab");
  });
});
