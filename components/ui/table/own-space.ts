/**
 * A shift by nothing gives a group of a long list its own space: when a row opens, what is below the group moves as one, and nothing in
 * it is placed again.
 */
export const ownSpace = "translate-y-0";
