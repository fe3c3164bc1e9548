import { clearSession, storeSession } from "@/lib/session/server";

export const POST = storeSession;
export const DELETE = clearSession;
