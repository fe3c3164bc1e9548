import { Guard } from "@/app/[edition]/player-islands";
import { requireEdition } from "@/lib/routing/require-edition";
import { productGuardTarget } from "@/lib/session/permissions/guard-target";

export default async function LiveCasinoLayout({ children, params }: LayoutProps<"/[edition]/live-casino-online">) {
  const { locale } = await requireEdition(params);
  return (
    <>
      <Guard product="liveCasino" target={productGuardTarget(locale)} />
      {children}
    </>
  );
}
