/** Of every cookie that names a sign-in. */
export const cookieAttributes = "Path=/; HttpOnly; Secure; SameSite=Lax";
