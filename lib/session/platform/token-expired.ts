import { HttpError } from "@/lib/core/http/http-errors";

/** What a call gets whose session token cannot be retrieved: nothing was sent (specification "The error catalogue"). */
export const tokenExpired = (): HttpError => new HttpError(401, { message: "Token expired" });
