"use client";

import { useLayoutEffect } from "react";
import { isListHash } from "@/lib/play/game-lists/list-hash";
import { useListHash } from "@/lib/play/game-lists/store";
import { reserveList } from "./reserve-list";

/** Follows the hash of the address, which Back, a reload or a link changes. */
export function useListAddress(): void {
  useLayoutEffect(() => {
    const read = () => useListHash.setState({ hash: isListHash(location.hash) ? location.hash : "" });
    read();
    // As the head script does where the page is loaded with the hash.
    reserveList(isListHash(location.hash));
    // Whoever closes the filter goes back one entry, perhaps before the last change is in the address.
    const follow = () => useListHash.getState().ahead ?? read();
    addEventListener("hashchange", follow);
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("hashchange", follow);
      removeEventListener("popstate", follow);
      // Another list begins with its own choice.
      useListHash.setState({ hash: "", ahead: null });
      reserveList(false);
    };
  }, []);
}
