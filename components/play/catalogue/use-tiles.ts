"use client";

import { useMemo } from "react";
import { useMainElements } from "./use-main-elements";

/** The parts of a page that lead to a game: a tile with its art, a line of a list, a large banner. */
export type TileLook = "art" | "line" | "banner";

/** A part of the page that leads to a game, as its HTML describes it by `data-game`, `data-name` and `data-look`. */
export interface PageTile {
  /** Of this element, as long as it is there: what lies on a tile keeps its place when others come in before it. */
  id: string;
  element: HTMLElement;
  link: HTMLAnchorElement;
  /** The key of its `GameRef`; "" of a banner, which knows only the address. */
  game: string;
  name: string;
  look: TileLook;
  /** The address, as it is written. */
  href: string;
}

/** The tiles that the page shows now; islands may bring more. They keep their identity while they are the same elements. */
export function useTiles(): readonly PageTile[] {
  const elements = useMainElements("[data-game]:has(a)");
  return useMemo(() => elements.flatMap((element) => readTile(element) ?? []), [elements]);
}

/** The tile of an element that carries `data-game`; null where it has no link. */
export function readTile(element: HTMLElement): PageTile | null {
  const link = element.querySelector("a");
  const { game = "", name = "", look } = element.dataset;
  if (!link) return null;
  return {
    id: idOf(element),
    element,
    link,
    game,
    name,
    look: look === "line" || look === "banner" ? look : "art",
    href: link.getAttribute("href") ?? "",
  };
}

const ids = new WeakMap<HTMLElement, string>();
let lastId = 0;

function idOf(element: HTMLElement): string {
  const id = ids.get(element) ?? `${++lastId}`;
  ids.set(element, id);
  return id;
}
