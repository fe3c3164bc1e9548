import type { Http } from "@/lib/core/http";
import { AccessDetails, Profile } from "./schema";

export const getProfile = (http: Http, signal?: AbortSignal): Promise<Profile> =>
  http.get("player/profile", Profile, signal && { signal });

export const getAccessDetails = (http: Http, signal?: AbortSignal): Promise<AccessDetails> =>
  http.get("player/access/details", AccessDetails, signal && { signal });
