import { document } from "../schema";
import { bannerFields } from "./audience";

export const banner = document("contentBox", "Content box or banner", bannerFields);
