import { readBlackbox } from "./blackbox";
import { readClientContext } from "./client-context";

/** What the platform's checks of money are told of the browser; a fingerprint that is not there is empty, and keeps nobody out. */
export interface CheckBody {
  ipAddress: string;
  blackbox: string;
}

export async function readCheckBody(): Promise<CheckBody> {
  const { address } = readClientContext({
    cookies: document.cookie,
    userAgent: navigator.userAgent,
    pathname: location.pathname,
  });
  return { ipAddress: address, blackbox: await readBlackbox() };
}
