import { withMessages } from "@/lib/market/messages/with-messages";

export const loadGameMenu = async () =>
  (
    await withMessages(
      ["play.gameFacts", "play.gameLaunch", "play.gameMenu", "site.footer", "site.menu", "site.session"],
      () => import("./game-menu"),
    )
  ).GameMenu;
