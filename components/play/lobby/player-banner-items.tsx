import { SmallBannerItem } from "@/components/play/catalogue/small-banner-item";
import type { BannerPlace } from "@/lib/play/lobby/banner-place";
import { playerBannersQuery } from "@/lib/play/lobby/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** The player's banners. A list that cannot be read shows nothing, not even a text that nothing is there. */
export function PlayerBannerItems({ place }: { place: BannerPlace }) {
  const [, locale = ""] = location.pathname.split("/");
  const { data, errorUpdateCount } = usePlayerQuery((player) => playerBannersQuery(player, locale, place));
  if (!data && errorUpdateCount === 0) return <li className="skeleton rounded-md" aria-hidden="true" />;
  return data?.items.map(({ id, description, ...banner }) => (
    <SmallBannerItem key={id} {...banner} text={description} />
  ));
}
