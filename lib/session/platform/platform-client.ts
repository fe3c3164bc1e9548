import { createHttp, type Http, type HttpSettings } from "@/lib/core/http/http";
import { versioned } from "./endpoint";
import { type HeaderValues, platformHeaders } from "./platform-headers";

interface ClientSettings extends HeaderValues, Pick<HttpSettings, "deadlineMs" | "bodyCapBytes"> {
  platformUrl: string;
}

/**
 * The platform for a few calls apart from the session of this tab: as a visitor, or as whomever the tokens belong to. Unlike `platform`, it
 * renews no token, and a refusal ends no session.
 */
export const createPlatformClient = ({ platformUrl, deadlineMs, bodyCapBytes, ...values }: ClientSettings): Http =>
  createHttp({
    baseUrl: platformUrl,
    toPath: versioned,
    headers: () => platformHeaders(values),
    deadlineMs,
    bodyCapBytes,
  });
