import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { readCallback } from "@/lib/account/pay-and-play/callback";
import type { CallbackMessage } from "@/lib/account/pay-and-play/schema";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface BankFrameProps {
  address: string;
  onMessage(message: CallbackMessage): void;
  onLeave(): void;
}

/**
 * The bank's page, until its frame posts the result. Messages of other windows are ignored. The frame ends at a document of ours, which
 * Chrome warns of in the console: such a one could lift its own sandbox. It contains one constant script. Without its origin, which
 * the sandbox would have to take from the bank too, the message could not be told from another one's.
 */
export function BankFrame({ address, onMessage, onLeave }: BankFrameProps) {
  const t = useTranslations("account");
  const frame = useRef<HTMLIFrameElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onMessage` changes only its identity
  useEffect(() => {
    const origins = [location.origin, new URL(address).origin];
    const listen = (event: MessageEvent) => {
      const message = readCallback(event, { frame: frame.current?.contentWindow ?? null, origins });
      if (message) onMessage(message);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [address]);

  return (
    <div className="grid gap-4">
      <p className="text-muted">{t("payAndPlay.bankHint")}</p>
      <iframe
        ref={frame}
        src={address}
        title={t("payAndPlay.bank")}
        referrerPolicy="no-referrer"
        sandbox="allow-forms allow-same-origin allow-scripts allow-popups"
        className="h-[min(30rem,60dvh)] w-full rounded-md border border-line bg-surface"
      />
      <Button kind="secondary" onClick={onLeave}>
        {t("payAndPlay.cancel")}
      </Button>
    </div>
  );
}
