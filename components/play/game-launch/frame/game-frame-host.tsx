import { LoadingNotice } from "@/components/play/game-launch/stage/loading-notice";
import { PartnerFrame } from "@/components/site/frame/partner-frame";
import type { FrameAddress } from "@/lib/core/frame/frame-address";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type GameMessage, messageSchemas, type Protocol } from "@/lib/play/game-launch/providers/protocols";

interface GameFrameHostProps {
  protocol: Protocol;
  address: FrameAddress;
  isReady: boolean;
  /** Has it been silent for longer than people wait without a notice? */
  isLate: boolean;
  /** Was it opened by a press on this page, whose button is gone? */
  takesFocus: boolean;
  /** The name of the game. */
  title: string;
  onMessage: (message: GameMessage) => void;
  /** Opens the game again, in this place of the page alone. */
  onReload: () => void;
}

const afterGame = "after-game";
const beforeGame = "before-game";

const skipStyle =
  "sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-2 focus:rounded-sm focus:bg-accent focus:px-4 focus:py-3 focus:font-650 focus:text-on-accent";

/** The provider's page, with a way past it on both sides for those who walk by keyboard. */
export function GameFrameHost({ protocol, address, title, isLate, onMessage, onReload, ...frame }: GameFrameHostProps) {
  const t = useTranslations("play.gameLaunch");
  return (
    <>
      <a id={beforeGame} href={`#${afterGame}`} className={skipStyle}>
        {t("skip")}
      </a>
      <PartnerFrame
        kind="game"
        src={address.url}
        origins={[address.origin]}
        schema={messageSchemas[protocol]}
        title={t("frame", { title })}
        className="absolute inset-0"
        onMessage={onMessage}
        isSilent={isLate}
        // Another launch: the address of this one may be good for one opening.
        notice={() => <LoadingNotice isLate={isLate} onReload={onReload} />}
        {...frame}
      />
      <a id={afterGame} href={`#${beforeGame}`} className={skipStyle}>
        {t("skipBack")}
      </a>
    </>
  );
}
