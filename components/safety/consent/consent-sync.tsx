"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { consentMutation, consentQuery } from "@/lib/safety/consent/queries";
import { takeReadRecord } from "@/lib/safety/consent/take-record";
import { usePlayerMutation, usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { followConsent, isUnsent, useConsent } from "@/lib/site/consent/choice";

/** Keeps a player's choice about cookies and the platform's record the same: whichever is newer takes the place of the other. */
export function ConsentSync() {
  const playerId = useSession((state) => playerIn(state)?.playerId);
  const choice = useConsent(({ choice }) => choice);
  const { data: record } = usePlayerQuery(consentQuery);
  const { mutate } = usePlayerMutation(consentMutation);
  const pathname = usePathname();

  useEffect(followConsent, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is sent again with the next page
  useEffect(() => {
    const send = () => {
      if (playerId !== undefined && choice && isUnsent()) mutate();
    };
    send();
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, [choice, playerId, pathname, mutate]);
  useEffect(() => {
    if (record) takeReadRecord(record);
  }, [record]);
  return null;
}
