import { type infer as Infer, nullable, object, refine, string } from "zod/mini";
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
});
export type InboxItem = Infer<typeof InboxItem>;
