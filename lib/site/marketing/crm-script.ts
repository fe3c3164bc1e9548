import { publicConfig } from "@/lib/config/public";

/**
 * Removes the script elements of the CRM widget, whoever put them there: those that have the configured name, or have it as their id.
 * `kept` stays. Without a configured name nothing is removed.
 */
export function removeCrmScripts(kept?: Element): void {
  const name = publicConfig().marketing?.crm;
  if (name === undefined) return;
  for (const script of document.querySelectorAll("script"))
    if (isNamed(script, name) && script !== kept) script.remove();
}

/** Removes those that are there, and from now on the earlier ones whenever the widget is inserted again. Returns what ends it. */
export function followCrmScripts(): () => void {
  const name = publicConfig().marketing?.crm;
  if (name === undefined) return () => {};
  removeCrmScripts();
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const latest = added.filter((node) => node instanceof HTMLScriptElement && isNamed(node, name)).at(-1);
    if (latest instanceof Element) removeCrmScripts(latest);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const isNamed = (script: Element, name: string): boolean => script.id === name || script.getAttribute("name") === name;
