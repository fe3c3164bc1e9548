"use client";

import { useParams } from "next/navigation";
import { useEffect } from "react";
import { followedLink } from "@/lib/core/followed-link";
import { searchDialog } from "@/lib/play/dialogs";
import { paths } from "@/lib/routing/paths";
import { changeHash } from "@/lib/site/dialogs/popup-history";
import { useDialogs } from "@/lib/site/dialogs/store";
import { prepareSearch } from "./load-search";

interface SearchShortcutsProps {
  /** The number of games, for the field. */
  count: number | null;
}

/**
 * Opens the palette by the links that lead to it, by Ctrl or Cmd with K, by "/", and on a page whose address asks for it: a document
 * without scripts leads there. The links work without it.
 */
export function SearchShortcuts({ count }: SearchShortcutsProps) {
  const { edition = "" } = useParams<{ edition: string }>();

  useEffect(() => {
    const segment = decodeURIComponent(edition);
    const openSearch = (event: Event) => {
      event.preventDefault();
      useDialogs.getState().open(searchDialog, { edition: segment, count });
    };
    const click = (event: MouseEvent) => {
      const link = followedLink(event, searchLinks);
      if (!link) return;
      // Some browsers do not focus a link that is clicked; the palette gives the focus back to it.
      link.focus({ preventScroll: true });
      openSearch(event);
    };
    const press = (event: KeyboardEvent) => {
      const isFree = useDialogs.getState().requests.length === 0;
      if (isFree && !event.defaultPrevented && isShortcut(event)) openSearch(event);
    };
    const prepare = ({ target }: Event) => {
      if (target instanceof Element && target.closest(searchLinks)) void prepareSearch(segment);
    };
    if (location.hash === paths.search()) {
      // Once: a reload shows the page.
      changeHash("");
      useDialogs.getState().open(searchDialog, { edition: segment, count });
    }
    // Before the links of the page are followed.
    document.addEventListener("click", click, { capture: true });
    document.addEventListener("keydown", press);
    document.addEventListener("pointerover", prepare, { passive: true });
    document.addEventListener("focusin", prepare);
    return () => {
      document.removeEventListener("click", click, { capture: true });
      document.removeEventListener("keydown", press);
      document.removeEventListener("pointerover", prepare);
      document.removeEventListener("focusin", prepare);
    };
  }, [edition, count]);

  return null;
}

const searchLinks = "a[data-search]";

function isShortcut({ key, target, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  if (isComposing || altKey) return false;
  if (key.toLowerCase() === "k") return ctrlKey !== metaKey && !shiftKey;
  // On some keyboards "/" needs the shift key.
  return key === "/" && !ctrlKey && !metaKey && !isTyping(target);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
