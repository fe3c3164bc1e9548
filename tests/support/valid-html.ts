import { HtmlValidate, StaticConfigLoader } from "html-validate";

/**
 * The standard, with one exception: the `<img>` of a tile has a `srcset` and no `src`. No supported browser needs it, dozens of addresses
 * would stand in a page once more, and of a picture that waits (decision 13) it would be one more to hold back.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard"],
    elements: ["html5", { img: { attributes: { src: { required: false } } } }],
  }),
);

/** What is wrong with a page, each with its rule and its place; an `<img>` without any address too. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
  const empty = (html.match(/<img\b[^>]*>/g) ?? []).filter((image) => !/\ssrc(set)?="/i.test(image));
  return [...faults, ...empty];
}
