/** The words of the error screens, in the language of the page. They came with it: what failed may be the way to ask for them. */
export interface FailureWords {
  /** Something could not be drawn. */
  broken: ScreenWords;
  /** Something could not be loaded. */
  missing: ScreenWords;
  reference: string;
  close: string;
}

interface ScreenWords {
  title: string;
  body: string;
  action: string;
}

let words: FailureWords | null = null;

export function keepFailureWords(given: FailureWords): void {
  words = given;
}

export const failureWords = (): FailureWords | null => words;
