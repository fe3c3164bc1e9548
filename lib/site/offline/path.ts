/** At the root, so that it serves every page. */
export const serviceWorkerPath = "/service-worker.js";
