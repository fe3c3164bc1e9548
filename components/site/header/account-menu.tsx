"use client";

import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { accountMenuId, menuHead, menuTitle } from "../frame/frame-styles";
import { MenuPopover } from "../menu/menu-popover";

interface AccountMenuProps {
  title: string;
  closeLabel: string;
  /** What waits for the player, in the corner of its button. */
  count: ReactNode;
  /** Its entries. */
  children: ReactNode;
}

/** The player's own menu, at the end of the header: whose account it is, and what can be done with it. Filled for a player only, so that no page carries it. */
export function AccountMenu({ title, closeLabel, count, children }: AccountMenuProps) {
  const player = useSession(playerIn);
  return (
    <>
      <IconButton
        icon="person"
        look="header"
        label={title}
        badge={player ? count : null}
        popoverTarget={accountMenuId}
      />
      <MenuPopover id={accountMenuId} className="md:w-75" label={title}>
        {player ? (
          <>
            <div className={menuHead}>
              <h2 className={menuTitle}>{title}</h2>
              <IconButton
                icon="close"
                look="plain"
                label={closeLabel}
                popoverTarget={accountMenuId}
                popoverTargetAction="hide"
              />
            </div>
            <p className="mb-4 wrap-anywhere text-muted">{player.email}</p>
            {/* Each as wide as the menu. */}
            <div className="grid *:last:mt-2">{children}</div>
          </>
        ) : null}
      </MenuPopover>
    </>
  );
}
