/** `npm run dev`: pages are built when they are asked for, and changes show at once. Never in production. */
export const isDevelopment = process.env.NODE_ENV === "development";
