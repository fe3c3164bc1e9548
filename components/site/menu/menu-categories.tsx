"use client";

import { useEffect, useState } from "react";

interface Category {
  href: string;
  label: string;
}

let loading: Promise<readonly Category[]> | null = null;

/** The categories of the casino, read once. Without them the link to the casino remains. */
export function MenuCategories({ menuId, edition }: { menuId: string; edition: string }) {
  const [categories, setCategories] = useState<readonly Category[]>([]);

  useEffect(() => {
    // A desktop has them in its lobby, and never shows them here.
    const menu = document.getElementById(menuId);
    if (!menu || matchMedia("(width >= 768px)").matches) return;
    let isCurrent = true;
    loading ??= readCategories(edition);
    loading.then(
      (found) => isCurrent && setCategories(found),
      () => {
        loading = null;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [menuId, edition]);

  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-x-4 pl-8">
      {categories.map(({ href, label }) => (
        <li key={href}>
          <a className="flex min-h-11 items-center py-1 text-muted leading-close hover:text-text" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const deadlineMs = 8_000;

const isCategory = (value: unknown): value is Category => {
  const { href, label }: { href?: unknown; label?: unknown } = Object(value);
  // A path of this site, and of no other one.
  return typeof href === "string" && /^\/[^/\\]/.test(href) && typeof label === "string";
};

/** What is no category is left out. */
async function readCategories(edition: string): Promise<Category[]> {
  const address = `/api/categories/${edition}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
  const found: unknown = response.ok ? await response.json() : null;
  if (!Array.isArray(found)) throw new Error(`${address} responded ${response.status}`);
  return found.filter(isCategory);
}
