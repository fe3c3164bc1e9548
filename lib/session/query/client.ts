import { QueryClient } from "@tanstack/react-query";

/** The player's data in the browser: fresh for five minutes, and not asked for again by itself when a read fails. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000, retry: false } } });
