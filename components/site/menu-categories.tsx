import { useEffect, useState } from "react";

interface Category {
  href: string;
  label: string;
}

let loading: Promise<readonly Category[]> | null = null;

/** The categories of the casino, read once from the page that has them. Without them the link to the casino remains. */
export function MenuCategories({ menuId, href }: { menuId: string; href: string }) {
  const [categories, setCategories] = useState<readonly Category[]>([]);

  useEffect(() => {
    // A desktop has them in its lobby, and never shows them here.
    const menu = document.getElementById(menuId);
    if (!menu || matchMedia("(width >= 768px)").matches) return;
    let isCurrent = true;
    loading ??= readCategories(href);
    loading.then(
      (found) => isCurrent && setCategories(found),
      () => {
        loading = null;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [menuId, href]);

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

async function readCategories(href: string): Promise<Category[]> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} responded ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return [...page.querySelectorAll(".category-menu a:not([aria-current])")].flatMap((link) => {
    const [address, label] = [link.getAttribute("href"), link.textContent?.trim()];
    return address?.startsWith("/") && label ? [{ href: address, label }] : [];
  });
}
