/** What the page of one game has of its own. */
export interface LivePageParts {
  /** In the middle of the studio. */
  scene: string;
  /** The name of the last results. */
  last: string;
  company: string;
  cloth: string;
  /** Buttons beside those of the lobby and the rules, and beside the chips. */
  tools: string;
  chipTools: string;
  rules: readonly string[];
}
