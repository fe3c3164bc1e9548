import { Guard } from "@/app/[edition]/player-islands";
import { requireEdition } from "@/lib/routing/require-edition";
import { productGuardTarget } from "@/lib/session/permissions/guard-target";

export default async function CasinoLayout({ children, params }: LayoutProps<"/[edition]/online-casino">) {
  const { locale } = await requireEdition(params);
  return (
    <>
      <Guard product="casino" target={productGuardTarget(locale)} />
      {children}
    </>
  );
}
