import { publicConfig } from "@/lib/config/public";
import { serviceWorkerPath } from "./path";

/** After the page has loaded: nothing waits for what serves the next one. */
export function registerServiceWorker(): void {
  if (!publicConfig()?.offline || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register(serviceWorkerPath).catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
