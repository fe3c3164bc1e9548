import { chooseAppearance, orderPictures } from "./head-script";

/** Both functions in the head of every page, as the build has minified them. */
const text = [chooseAppearance, orderPictures].map((run) => `(${run})()`).join(";");

/** Runs before the first paint. A constant text, so that its hash in the content security policy is one. */
export function BeforePaint() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
