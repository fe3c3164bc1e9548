import { Guard } from "@/app/[edition]/player-islands";

export default function CasinoLayout({ children }: LayoutProps<"/[edition]/online-casino">) {
  return (
    <>
      <Guard product="casino" />
      {children}
    </>
  );
}
