/** The words of the error screens, in the language of the page. They came with it: what failed may be the way to ask for them. */
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

export function keepFailureTexts(given: FailureTexts): void {
  texts = given;
}

export const failureTexts = (): FailureTexts | null => texts;
