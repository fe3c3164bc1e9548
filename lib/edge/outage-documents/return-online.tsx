import { constantScript } from "./constant-script";
import type { OutageMessages } from "./messages";

/**
 * Runs in the offline page: loads what was to be there once the browser has its connection back, and says so before. Where the browser
 * has one, and only this site cannot be reached, it promises nothing.
 */
export function returnOnline(): void {
  const line = document.querySelector<HTMLElement>("[data-back]");
  const show = () => {
    if (line) line.hidden = navigator.onLine;
  };
  show();
  addEventListener("offline", show);
  addEventListener("online", () => {
    if (line) {
      line.hidden = false;
      line.textContent = line.dataset.back ?? "";
    }
    location.reload();
  });
}

const script = constantScript(returnOnline);
export const returnOnlineSource = script.source;

/** The line that says what comes by itself, and the script that sees to it. */
export function ReturnOnline({ messages: { waiting, back } }: { messages: OutageMessages["offline"] }) {
  return (
    <>
      <p role="status" data-back={back} hidden>
        {waiting}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above, whose hash the policy names */}
      <script dangerouslySetInnerHTML={{ __html: script.text }} />
    </>
  );
}
