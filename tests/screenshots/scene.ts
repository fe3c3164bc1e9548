import type { Page } from "@playwright/test";
import type { Origins } from "../../.ci/lib/programs.mjs";

/** The input of a scene, which brings a page to a state. */
export interface Props {
  sandbox: Origins;
  /** The folder of the sources that the site was built from. */
  folder: string;
  /** An address that no other picture uses. */
  email: string;
}

/** A page in one of its states. */
export interface Scene {
  name: string;
  below: string;
  /** Only what the window shows, where the state lies over the page. */
  isWindow?: true;
  /** It shows the time: no two of its pictures are alike, so it is taken for the README and by name alone. */
  isOfNow?: true;
  /** The status of the response, when it is not 200. */
  status?: number;
  /** Makes the state before the page is opened: stored data, failing services. */
  prepare?(page: Page, props: Props): Promise<unknown>;
  /** Leads to the state from the opened page. */
  reach?(page: Page, props: Props): Promise<unknown>;
}
