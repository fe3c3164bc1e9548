import { withMessages } from "@/lib/market/messages/with-messages";

export const loadGameMenu = async () =>
  (await withMessages(["account", "play", "site"], () => import("./game-menu"))).GameMenu;
