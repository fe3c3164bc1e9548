"use client";

/** The categories of a menu; as in `TileSheet`, what their addresses have in common stands once. */
export interface CategoryList {
  categoryBase: string;
  iconStart: string;
  iconEnd: string;
  /** `icon`: the part of its address that is its own; null for none. */
  categories: readonly (readonly [id: string, label: string, icon: string | null])[];
}

/** A client component for the reason that `GameTiles` is one: the page then carries its links once as markup. */
export function CategoryLinks({ list, openCategory }: { list: CategoryList; openCategory: string | null }) {
  return list.categories.map(([id, label, icon]) => (
    <a
      key={id}
      href={list.categoryBase + encodeURIComponent(id)}
      aria-current={id === openCategory ? "page" : undefined}
    >
      {icon === null ? null : (
        <img src={list.iconStart + icon + list.iconEnd} alt="" width={18} height={18} loading="lazy" />
      )}
      {label}
    </a>
  ));
}
