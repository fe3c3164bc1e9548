import type { App } from "../core/server";

/** The name of the script element that the analytics script adds. */
const crmScriptName = "crm-widget";

/**
 * Stand-ins for the scripts of third parties that measure visits and advertising. As such scripts do, each keeps a list of events in the
 * page and adds to it that it has started, analytics with the campaign that it was told of. Analytics brings the widget of a CRM tool along.
 */
export function createMarketing(): { routes(app: App): void } {
  return {
    routes(app) {
      const send = (path: string, text: string) =>
        app.get(path, (context) => context.body(text, 200, { "content-type": "text/javascript; charset=utf-8" }));
      send("/marketing/analytics.js", analytics);
      send("/marketing/ad-master.js", started("ad-master"));
      send("/marketing/crm-widget.js", started("crm"));
    },
  };
}

const started = (name: string) => `(window.dataLayer ??= []).push({ event: "${name}.started" });\n`;

const analytics = `(window.dataLayer ??= []).push({ event: "analytics.started", campaign: document.currentScript.dataset.campaign });
const widget = document.createElement("script");
widget.src = new URL("crm-widget.js", document.currentScript.src);
widget.setAttribute("name", "${crmScriptName}");
document.head.append(widget);
`;
