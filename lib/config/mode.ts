/** `npm run dev`: pages are built on request, and changes show at once. Never in production. */
export const isDevelopment = process.env.NODE_ENV === "development";
