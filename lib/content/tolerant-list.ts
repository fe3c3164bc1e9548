import { type ZodType, z } from "zod";

/**
 * A list without the items that cannot be shown: a document that an editor left unfinished, or that somebody damaged, takes
 * nothing else with it. The log names it. An absent list is empty; one of several items without a single one that can be shown
 * is refused, so that the last good copy of a page stays.
 */
export const tolerantList = <Item>(item: ZodType<Item>) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((list, { addIssue }) => {
      const given = list ?? [];
      const shown = given.flatMap((each): Item[] => {
        const { success, data, error } = item.safeParse(each);
        if (success) return [data];
        console.error(JSON.stringify({ event: "content", skipped: nameOf(each), reason: z.prettifyError(error) }));
        return [];
      });
      if (given.length > 1 && shown.length === 0) addIssue({ code: "custom", message: "No item can be shown." });
      return shown;
    });

const names = ["_id", "id", "title", "name"] as const;

/** The name by which an editor finds the document. */
function nameOf(item: unknown): string {
  const fields: Readonly<Record<string, unknown>> = Object(item);
  const name = names.map((each) => fields[each]).find((value) => typeof value === "string");
  return typeof name === "string" ? name.slice(0, 128) : "an item without a name";
}
