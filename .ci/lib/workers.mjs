import { availableParallelism } from "node:os";

/** More would wait for the one sandbox and the one site that they share. */
const most = 8;

/** How many tests run at once, in a browser or without. Three on two cores: while one waits for a page or a deadline, two work. */
export const workers = Math.min(most, Math.ceil(1.5 * availableParallelism()));
