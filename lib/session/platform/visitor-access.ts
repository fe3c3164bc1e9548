import { queryOptions } from "@tanstack/react-query";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { markHandled } from "@/lib/core/http/handled-errors";
import { publicKey, queryClient } from "../player/player-queries";
import { leaveIfRestricted } from "./blocked-country";
import { platform } from "./platform";
import { accessUnchecked } from "./unchecked-access";

/**
 * Whether the site is open to the visitor who has no account yet: the platform may know more about them than the edge. Asked whenever a
 * form opens that makes an account. A yes is kept; without one, every new reader asks again.
 */
export const visitorAccessQuery = queryOptions({
  queryKey: publicKey("access"),
  queryFn: () => leaveIfRestricted(platform),
  staleTime: ({ state }) => (state.data === "open" ? Number.POSITIVE_INFINITY : 0),
  refetchOnMount: "always",
});

/**
 * Before a call that makes an account or takes money.
 * @throws FormRefusal while the platform has not said that the site is open to the visitor: nothing was sent
 */
export async function requireVisitorAccess(): Promise<void> {
  const access = await queryClient.fetchQuery(visitorAccessQuery);
  // The page is on its way to another one.
  if (access === "restricted") throw markHandled(new Error("The site is closed to the visitor."));
  if (access === "unknown") throw new FormRefusal({ form: { code: accessUnchecked } });
}
