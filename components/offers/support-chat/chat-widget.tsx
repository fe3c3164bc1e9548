"use client";

import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { passFocusToPage } from "@/components/ui/pass-focus";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { chatPlaceQuery } from "@/lib/offers/support-chat/queries";
import { openSupportChat } from "@/lib/offers/support-chat/request";
import { isMainPage, shownPart } from "@/lib/offers/support-chat/rules";
import { dispatchChat, useSupportChat } from "@/lib/offers/support-chat/store";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { pageAddress } from "@/lib/site/dialogs/popup-history";
import { ChatFrame } from "./chat-frame";
import { useChatLinks } from "./use-chat-links";
import { useChatOpening } from "./use-chat-opening";

/** The chat, once nothing switches it off. Switches that could not be read are not "on". */
export function ChatWidget() {
  const { data } = usePublicQuery(chatPlaceQuery(pageLocale().segment));
  return data?.address ? <Chat address={data.address} /> : null;
}

const place = "fixed bottom-above-bar z-30 mb-3 border border-line bg-surface shadow-pop print:hidden";
const newsLook = clsx(place, "right-gutter flex items-center gap-1 rounded-lg py-1 pr-2 pl-1");
const panelLook = clsx(
  place,
  "inset-x-gutter grid max-h-[calc(100dvh-var(--header)-var(--bar)-24px)] grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-lg",
  "h-136 md:left-auto md:w-96",
);

/** Hidden until unread messages arrive on a main page, or until it is opened by hand. Its frame stays, so that messages are counted. */
function Chat({ address }: { address: string }) {
  const t = useTranslations("offers.supportChat");
  const state = useSupportChat();
  const isOnMainPage = useIsOnMainPage();
  // A count that this document did not hear from the chat itself is old.
  const [isConnected, setConnected] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useChatOpening(panel);
  useChatLinks();
  const part = shownPart(state, isOnMainPage);
  const close = () => dispatchChat({ type: "closed" });
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close();
  return (
    <>
      <div role="status">
        {part === "news" && isConnected ? (
          <div ref={passFocusToPage} className={newsLook}>
            <Button kind="quiet" onClick={openSupportChat}>
              {t("news", { count: state.unread })}
            </Button>
            <IconButton icon="close" look="plain" label={t("close")} onClick={close} />
          </div>
        ) : null}
      </div>
      <section
        ref={panel}
        tabIndex={-1}
        hidden={part !== "panel"}
        className={part === "panel" ? panelLook : undefined}
        aria-label={t("title")}
        onKeyDown={onKeyDown}
      >
        <header className="flex items-center justify-between border-line border-b py-1 pr-4 pl-4">
          <h2 className="font-650 text-base">{t("title")}</h2>
          <IconButton icon="close" look="plain" label={t("close")} onClick={close} />
        </header>
        <ChatFrame address={address} onConnect={() => setConnected(true)} />
      </section>
    </>
  );
}

const isShownPageMain = () => isMainPage(new URL(pageAddress(), location.origin).pathname);

/** A popup leaves the page below it where it is. Read after each navigation: while React draws, the address is still the one before. */
function useIsOnMainPage(): boolean {
  const pathname = usePathname();
  const [isOnMainPage, setOnMainPage] = useState(isShownPageMain);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with the pathname
  useEffect(() => setOnMainPage(isShownPageMain()), [pathname]);
  const before = useRef(isOnMainPage);
  useEffect(() => {
    if (before.current && !isOnMainPage) dispatchChat({ type: "left-main-pages" });
    before.current = isOnMainPage;
  }, [isOnMainPage]);
  return isOnMainPage;
}
