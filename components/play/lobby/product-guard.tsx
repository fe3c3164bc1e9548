import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { derivePermissions, type Product, productAccess } from "@/lib/session/permissions/permissions";
import { accessDetailsQuery, profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/**
 * Leads a player away from the pages of a product that is closed to them. While that is not known, the page stands: its games
 * ask again before they open.
 */
export function ProductGuard({ product, target }: { product: Product; target: string }) {
  const router = useRouter();
  const player = useSession(playerIn);
  const { data: profile } = usePlayerQuery(profileQuery);
  const { data: access } = usePlayerQuery(accessDetailsQuery);
  const isRefused =
    player !== null &&
    profile !== undefined &&
    access !== undefined &&
    productAccess(
      derivePermissions({
        profile: {
          kind: "read",
          profile: {
            ...profile,
            accountStatus: access.accountStatus,
            riskPayout: profile.attributes.riskPayout === true,
          },
        },
        multibrandSuspended: player.multibrand.suspended,
      }),
      product,
    ) === "refused";
  useEffect(() => {
    if (isRefused) router.replace(target);
  }, [isRefused, router, target]);
  return null;
}
