"use client";

import { FavouriteButton, type FavouriteButtonProps } from "@/components/play/my-games/favourite-button";
import { MyGames } from "@/components/play/my-games/my-games";
import { loadHeart, loadMyGames } from "./load-player-chunks";

export function MyGamesIsland({ edition }: { edition: string }) {
  return <MyGames edition={edition} load={loadMyGames} />;
}

export function FavouriteIsland(props: FavouriteButtonProps) {
  return <FavouriteButton {...props} load={loadHeart} />;
}
