/** The messages of the error screens in the page's language. They are part of the page, since the request for them may be the failure. */
export interface FailureTexts {
  /** Something could not be drawn. */
  broken: ScreenTexts;
  /** Something could not be loaded. */
  missing: ScreenTexts;
  reference: string;
  close: string;
}

interface ScreenTexts {
  title: string;
  body: string;
  action: string;
}

let texts: FailureTexts | null = null;

export function setFailureTexts(given: FailureTexts): void {
  texts = given;
}

export const failureTexts = (): FailureTexts | null => texts;
