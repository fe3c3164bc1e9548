/**
 * First comes what interrupts the player (reality check, idle, exclusion), then terms, then the explanation of something that
 * failed, then what the player opened.
 */
export const dialogPriorities = ["interruption", "terms", "message", "player"] as const;
export type DialogPriority = (typeof dialogPriorities)[number];

/** A dialog as anybody opens it: its component is loaded by what composes the areas, which the one who opens it never imports. */
export interface DialogHandle<Params = unknown> {
  /** One of its own. A popup route opens the dialog of its name. */
  readonly name: string;
  readonly priority: DialogPriority;
  /** May the player close it, other than by what it asks for? */
  readonly canClose: boolean;
  /** It is open by the address, which is an entry of the history by itself. */
  readonly hasAddress?: boolean | undefined;
  /** For the types alone: no handle has it. */
  readonly params?: Params;
}

/** The parameters that a dialog is opened with. */
export type DialogParams<Handle> = Handle extends DialogHandle<infer Params> ? Params : never;

/** Declares a dialog, in the `dialogs.ts` of its area. `null`: it takes no parameters. */
export const defineDialog = <Params = null>(
  name: string,
  { priority, canClose, hasAddress }: Pick<DialogHandle, "priority" | "canClose" | "hasAddress">,
): DialogHandle<Params> => ({ name, priority, canClose, hasAddress });
