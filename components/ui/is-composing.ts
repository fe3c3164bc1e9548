/**
 * Does the key belong to an input method, which composes characters with it? Safari sends the Enter that commits them after the
 * composition has ended, with the key code that stands for "processed by an input method" (UI Events, section "keyCode").
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
