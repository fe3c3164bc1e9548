// What an earlier page left in this browser: looked for on every page, without loading what reads it.

/** Keys of values that are looked for here, and read and written elsewhere by `stored`. */
export const sessionKeys = {
  cookieState: "session-cookie-exp",
  endReason: "session-ended",
  signOutNotice: "session-end-news",
} as const;

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

/** May our server's cookie be left in this browser? */
export function hasCookieMarker(): boolean {
  try {
    return sessionKeys.cookieState in localStorage;
  } catch {
    return false;
  }
}

/** Did a forced sign-out leave its reason for this page? */
export function hasEndReason(): boolean {
  try {
    return sessionKeys.endReason in sessionStorage;
  } catch {
    return false;
  }
}

/** Did a tab of this browser end a session for a reason, perhaps just now? */
export function hasSignOutNotice(): boolean {
  try {
    return sessionKeys.signOutNotice in localStorage;
  } catch {
    return false;
  }
}

/** Does this browser have a sign-in? False where storage is forbidden. */
export function hasRefreshToken(): boolean {
  try {
    return Object.keys(localStorage).some(isRefreshTokenKey);
  } catch {
    return false;
  }
}

/** Does this browser keep an intent, perhaps one that is not settled? */
export function hasIntent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("intent:"));
  } catch {
    return false;
  }
}
