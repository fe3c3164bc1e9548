import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { type Product, productAccess } from "@/lib/session/permissions/permissions";
import { usePermissions } from "@/lib/session/permissions/queries";
import { AccessNotice } from "./access-notice";

/**
 * Leads a player away from the pages of a product that is closed to them. While that is not known, the page remains and a loader
 * stands over it: the games read the profile again before they open.
 */
export function ProductGuard({ product, target }: { product: Product; target: string }) {
  const router = useRouter();
  const { permissions, state, retry } = usePermissions();
  const access = productAccess(permissions, product);
  useEffect(() => {
    if (access === "refused") router.replace(target);
  }, [access, router, target]);
  return access === "unknown" ? <AccessNotice isReading={state === "reading"} onRetry={retry} /> : null;
}
