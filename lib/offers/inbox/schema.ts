import { array, type infer as Infer, nullable, object, optional, refine, string, tuple } from "zod/mini";
import { Instant } from "@/lib/core/time/instant";

/** A path of this site. */
const OwnPath = string().check(refine((path) => /^\/(?!\/)/.test(path), "a path of this site"));

/** A message of the inbox, as it travels to the player whom it is for. */
export const InboxItem = object({
  id: string(),
  title: string(),
  description: string(),
  /** What its link is called; null: it has no words of its own. */
  button: nullable(string()),
  href: nullable(OwnPath),
  /** An ISO instant; null: without an end. */
  until: nullable(Instant),
  /** The key conditions of the offer that it makes, each with its name, where the law wants them beside it. */
  conditions: optional(array(tuple([string(), string()]))),
});
export type InboxItem = Infer<typeof InboxItem>;
