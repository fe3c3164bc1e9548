import { playerBoxesQuery } from "@/lib/play/lobby/queries";
import { usePlayerQuery } from "@/lib/session/player-queries";
import { SmallBoxItem } from "./small-box-item";

/** The player's banners. A list that cannot be read shows nothing, not even a text that nothing is there. */
export function PlayerBoxItems() {
  const [, locale = ""] = location.pathname.split("/");
  const { data, errorUpdateCount } = usePlayerQuery((player) => playerBoxesQuery(player, locale));
  if (!data && errorUpdateCount === 0) return <li className="skeleton rounded-md" aria-hidden="true" />;
  return data?.items.map(({ id, description, ...box }) => <SmallBoxItem key={id} {...box} text={description} />);
}
