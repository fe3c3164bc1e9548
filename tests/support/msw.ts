import { setupServer } from "msw/node";

/** Answers the calls of an island under test; a call nobody expects fails the test. */
export const server = setupServer();
