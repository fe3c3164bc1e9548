import { Guard } from "@/app/[edition]/player-islands";

export default function LiveCasinoLayout({ children }: LayoutProps<"/[edition]/live-casino-online">) {
  return (
    <>
      <Guard product="liveCasino" />
      {children}
    </>
  );
}
