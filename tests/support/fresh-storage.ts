/** The files of a worker share one browser's storages, where they have a browser: each begins with empty ones. */
if (typeof window !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
}

export {};
