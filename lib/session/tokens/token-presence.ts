const refreshTokenKey = /^CognitoIdentityServiceProvider\..+\.refreshToken$/;

/** Is it the key under which the identity library keeps the refresh token? */
export function isRefreshTokenKey(key: string): boolean {
  return refreshTokenKey.test(key);
}

/** Does this browser hold any token? One without its refresh token is left from an ended sign-in. */
export function hasAnyToken(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^CognitoIdentityServiceProvider\..+Token$/.test(key));
  } catch {
    return false;
  }
}

/** Where `cookie-client` keeps what it knows of the id-token cookie. */
export const cookieStateKey = "session-cookie-exp";

/** May our server's cookie be left in this browser? Told without loading what takes it back. */
export function hasCookieMarker(): boolean {
  try {
    return cookieStateKey in localStorage;
  } catch {
    return false;
  }
}

/** Did a forced sign-out leave its reason for this page? Told without loading what reads it. */
export function hasEndReason(): boolean {
  try {
    return "session-ended" in sessionStorage;
  } catch {
    return false;
  }
}

/** Did a tab of this browser end a session for a reason, perhaps just now? Told without loading what reads it. */
export function hasSignOutNotice(): boolean {
  try {
    return "session-end-news" in localStorage;
  } catch {
    return false;
  }
}

/** Does this browser have a sign-in? Checked without loading the identity library; false where storage is forbidden. */
export function hasRefreshToken(): boolean {
  try {
    return Object.keys(localStorage).some(isRefreshTokenKey);
  } catch {
    return false;
  }
}

/** Does this browser keep an intent, perhaps one that is not settled? Told without loading what settles it. */
export function hasIntent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("intent:"));
  } catch {
    return false;
  }
}
