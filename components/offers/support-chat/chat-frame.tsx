"use client";

import { useEffect, useRef, useState } from "react";
import { FrameNotice } from "@/components/site/frame/frame-notice";
import { PartnerFrame } from "@/components/site/frame/partner-frame";
import { Button } from "@/components/ui/button";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type ChatCommand, type ChatMessage, chatFrameUrl, chatMessages } from "@/lib/offers/support-chat/messages";
import { dispatchChat, forgetChat, useSupportChat } from "@/lib/offers/support-chat/store";
import { useSession } from "@/lib/session/store";

interface ChatFrameProps {
  address: string;
  /** The partner has spoken. */
  onConnect: () => void;
}

/** The partner's page, which is told who writes and whether it is seen, and tells how much is unread. */
export function ChatFrame({ address, onConnect }: ChatFrameProps) {
  const t = useTranslations("offers.supportChat");
  const isOpen = useSupportChat((state) => state.isOpen);
  // Counted, because a page that loads again has to be told again.
  const [readies, setReadies] = useState(0);
  const isReady = readies > 0;
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin } = new URL(address);
  const [source] = useState(() => {
    const isLight = getComputedStyle(document.documentElement).colorScheme.includes("light");
    return chatFrameUrl(address, { tag: pageTag(), theme: isLight ? "light" : "dark" });
  });
  const token = useVisitorToken();

  useEffect(() => {
    if (readies === 0) return;
    const command = (sent: ChatCommand) => frame.current?.contentWindow?.postMessage({ type: "chat", ...sent }, origin);
    if (token !== undefined) command({ command: "identify", token });
    command({ command: isOpen ? "open" : "close" });
  }, [readies, isOpen, token, origin]);

  function receive(message: ChatMessage): void {
    if (message.event === "ready") setReadies((count) => count + 1);
    else if (message.event === "close") dispatchChat({ type: "closed" });
    else {
      dispatchChat({ type: "unread", count: message.count });
      onConnect();
    }
  }

  return (
    <PartnerFrame
      kind="chat"
      frameRef={frame}
      src={source}
      title={t("title")}
      className="relative min-h-0"
      origins={[origin]}
      schema={chatMessages}
      isReady={isReady}
      onMessage={receive}
      notice={(isSilent, reload) => (
        <FrameNotice
          title={t("loading")}
          text={isSilent ? t("silent") : null}
          action={
            isSilent ? (
              <Button kind="secondary" onClick={reload}>
                {t("reload")}
              </Button>
            ) : null
          }
        />
      )}
    />
  );
}

/** The player's token of the chat, null for a visitor; undefined while it is not known who this is. A change of them ends the conversation. */
function useVisitorToken(): string | null | undefined {
  const session = useSession((state) => state.session);
  const player = session?.kind === "player" ? session.player : null;
  const playerId = session === null || session.kind === "unavailable" ? undefined : (player?.playerId ?? null);
  const known = useRef(playerId);
  useEffect(() => {
    if (playerId === undefined || playerId === known.current) return;
    if (known.current) forgetChat();
    known.current = playerId;
  }, [playerId]);
  return playerId === undefined ? undefined : (player?.supportChatToken ?? null);
}
