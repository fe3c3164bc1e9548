import type { Http } from "@/lib/core/http";
import { AccessDetails, Profile } from "./schema";

export const getProfile = (http: Http): Promise<Profile> => http.get("player/profile", Profile);

export const getAccessDetails = (http: Http): Promise<AccessDetails> =>
  http.get("player/access/details", AccessDetails);
