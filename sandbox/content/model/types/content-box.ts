import { document } from "../schema";
import { boxFields } from "./audience";

export const contentBox = document("contentBox", "Box or banner", boxFields);
