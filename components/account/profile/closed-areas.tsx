import { LinkButton } from "@/components/ui/button";
import { combineQueries } from "@/components/ui/combine-queries";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type Permissions, refusedProducts, restrictedAreas } from "@/lib/session/permissions/permissions";
import { accessDetailsQuery, manualClaimQuery, profileQuery, usePermissions } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

const otherAreas = ["bonuses", "manualClaim", "deposit", "withdrawal", "payout"] as const;

/** The areas that are closed to the player, with the reason where it is known; nothing for a player who may do everything. */
export function ClosedAreas({ helpHref }: { helpHref: string }) {
  const t = useTranslations("account.notices");
  const { data: manualClaim } = usePlayerQuery(manualClaimQuery);
  // A claim that could not be read is not one that is closed.
  const { permissions, state } = usePermissions(manualClaim ?? true);
  const query = combineQueries({
    profile: usePlayerQuery(profileQuery),
    access: usePlayerQuery(accessDetailsQuery),
  });
  const closed = state === "read" ? closedAreas(permissions) : [];
  if (state === "none" || (state === "read" && closed.length === 0)) return null;
  return (
    <div className="mb-4">
      <QueryState
        query={{ ...query, data: state === "read" ? permissions : undefined }}
        loading={<Skeleton size="h-5 rounded-md" label={t("closed.reading")} />}
        failure={{ text: t("closed.unreadable"), look: "line" }}
      >
        {(known) => <Closed areas={closed} permissions={known} helpHref={helpHref} />}
      </QueryState>
    </div>
  );
}

interface ClosedProps {
  areas: ReturnType<typeof closedAreas>;
  permissions: Permissions;
  helpHref: string;
}

function Closed({ areas, permissions, helpHref }: ClosedProps) {
  const t = useTranslations("account.notices");
  const { multibrandSuspended, payoutRisk } = permissions;
  return (
    <section className="grid gap-3" aria-labelledby="closed-areas">
      <h3 className="font-semibold" id="closed-areas">
        {t("closed.title")}
      </h3>
      {multibrandSuspended ? <p>{t("closed.suspended")}</p> : null}
      {payoutRisk ? <p>{t("closed.payoutRisk")}</p> : null}
      <ul className="text-muted">
        {areas.map((area) => (
          <li key={area}>{t(`closed.areas.${area}`)}</li>
        ))}
      </ul>
      <p className="text-muted text-sm">{t("closed.why")}</p>
      <LinkButton kind="secondary" href={helpHref}>
        {t("contact")}
      </LinkButton>
    </section>
  );
}

/** The restricted areas, the products that payout risk or a suspension closes, and what else the account may not do. */
function closedAreas(permissions: Permissions) {
  const restricted: readonly string[] = restrictedAreas(permissions);
  const isClosed = (area: (typeof otherAreas)[number]) => restricted.includes(area) || !permissions[area];
  return [...refusedProducts(permissions), ...otherAreas.filter(isClosed)];
}
