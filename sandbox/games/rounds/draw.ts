/** A whole number from 0 up to, not including, the bound: the operating system's in play, a seeded one in tests. */
export type Draw = (bound: number) => number;
