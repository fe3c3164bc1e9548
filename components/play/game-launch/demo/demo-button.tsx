import { Button, type ButtonKind } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { DemoOffer } from "@/lib/play/dialogs";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

interface DemoButtonProps {
  demo: DemoOffer;
  kind: ButtonKind;
  /** Before the demo is opened. */
  onPress?: () => void;
}

/** Opens the demo, for a player whose account may play it. */
export function DemoButton({ demo, kind, onPress }: DemoButtonProps) {
  const t = useTranslations("play.gameLaunch");
  const { data: profile } = usePlayerQuery(profileQuery);
  if (!demo.isOpenFor(profile?.kycStatus ?? null)) return null;
  return (
    <Button
      kind={kind}
      onClick={() => {
        onPress?.();
        demo.start();
      }}
    >
      {t("playDemo")}
    </Button>
  );
}
