import { FrameNotice } from "@/components/site/frame/frame-notice";
import { PartnerFrame } from "@/components/site/frame/partner-frame";
import { Button } from "@/components/ui/button";
import { CallbackMessage } from "@/lib/account/pay-and-play/schema";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface BankFrameProps {
  address: string;
  onMessage(message: CallbackMessage): void;
  onLeave(): void;
}

/**
 * The bank's page, until its frame posts the result. The frame ends at a document of ours, which
 * Chrome warns of in the console: such a one could lift its own sandbox. It contains one constant script. Without its origin, which
 * the sandbox would have to take from the bank too, the message could not be told from another one's.
 */
export function BankFrame({ address, onMessage, onLeave }: BankFrameProps) {
  const t = useTranslations("account.payAndPlay");
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t("bankHint")}</p>
      <PartnerFrame
        kind="bank"
        src={address}
        origins={[location.origin, new URL(address).origin]}
        schema={CallbackMessage}
        title={t("bank")}
        className="relative h-[min(30rem,60dvh)] w-full overflow-hidden rounded-md border border-line bg-surface"
        onMessage={onMessage}
        notice={(isSilent, reload) => (
          <FrameNotice
            title={t("submitting")}
            text={isSilent ? t("slow") : null}
            action={
              isSilent ? (
                <Button kind="secondary" onClick={reload}>
                  {t("again")}
                </Button>
              ) : null
            }
          />
        )}
      />
      <Button kind="secondary" onClick={onLeave}>
        {t("cancel")}
      </Button>
    </div>
  );
}
