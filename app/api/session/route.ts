import { clearSession, storeSession } from "@/lib/session/cookie/id-token-cookie";

export const POST = storeSession;
export const DELETE = clearSession;
