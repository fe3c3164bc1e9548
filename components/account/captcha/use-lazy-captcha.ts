"use client";

import { useState } from "react";

export interface Captcha {
  /** A token for one call; undefined where the operator has no captcha. @throws Unreachable when the frame reports a failure or stays silent */
  getToken(): Promise<string | undefined>;
}

/** A captcha whose frame mounts later: a caller waits for its token, so that no call is sent without one. */
export function useLazyCaptcha(): { captcha: Captcha; onReady: (captcha: Captcha) => void } {
  const [late] = useState(() => {
    let onReady: (captcha: Captcha) => void = () => {};
    const ready = new Promise<Captcha>((resolve) => {
      onReady = resolve;
    });
    return { captcha: { getToken: async () => (await ready).getToken() }, onReady };
  });
  return late;
}
