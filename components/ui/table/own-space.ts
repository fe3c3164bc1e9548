/** A group of a long list has its own space, so that what is below it moves as one when a row opens, and nothing in it is placed again. */
export const ownSpace = "[transform:translate(0)]";
