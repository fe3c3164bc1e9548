import { Icon, type IconName } from "@/components/ui/icon";

/** Pictures of the sprite for the usual categories. */
const ours = new Map<string, IconName>([
  ["autumn", "leaf"],
  ["book-games", "book"],
  ["fruit", "cherry"],
  ["high-rtp", "rise"],
  ["instant-games", "bolt"],
  ["jackpots", "crown"],
  ["live-all-tables", "list"],
  ["live-blackjack", "layers"],
  ["live-high-limits", "crown"],
  ["live-low-limits", "leaf"],
  ["live-new", "spark"],
  ["live-popular", "flame"],
  ["live-roulette", "wheel"],
  ["many-ways", "layers"],
  ["new", "spark"],
  ["popular", "flame"],
  ["slots", "reels"],
  ["staff-picks", "star"],
  ["table-games", "wheel"],
]);

interface CategoryIconProps {
  /** The id of the category. */
  id: string;
  /** The editors' picture, for a category that has none of ours: each costs a request and a separate document. */
  iconUrl: string | null;
}

/** The picture beside the name of a category. */
export function CategoryIcon({ id, iconUrl }: CategoryIconProps) {
  const own = ours.get(id);
  if (own) return <Icon name={own} size="size-[1.125rem]" />;
  if (!iconUrl) return null;
  return (
    <img
      className="size-[1.125rem] filter-icon"
      src={iconUrl}
      alt=""
      width={18}
      height={18}
      loading="lazy"
      suppressHydrationWarning
    />
  );
}
