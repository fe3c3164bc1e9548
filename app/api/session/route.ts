import { clearSession, storeSession } from "@/lib/site/session/server";

export const POST = storeSession;
export const DELETE = clearSession;
