import { useState } from "react";

export interface Captcha {
  /** A token for one call; undefined where the operator has no captcha. @throws Unreachable when the frame stays silent */
  getToken(): Promise<string | undefined>;
}

/** A captcha whose frame comes later: who asks for a token waits for it, so that no call goes without one. */
export function useLateCaptcha(): { captcha: Captcha; onReady: (captcha: Captcha) => void } {
  const [late] = useState(() => {
    let onReady: (captcha: Captcha) => void = () => {};
    const ready = new Promise<Captcha>((resolve) => {
      onReady = resolve;
    });
    return { captcha: { getToken: async () => (await ready).getToken() }, onReady };
  });
  return late;
}
