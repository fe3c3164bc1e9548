const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const signsOf = (text: string) => [...text].reduce((sum, sign) => sum + (wide.test(sign) ? 1.7 : 1), 0);

/**
 * The width of a column by the widest of its texts, in widths of a digit: no letter of ours is wider on the whole. One more for amounts, which
 * are bold; less for the header, which is smaller. And the space at both sides.
 */
export function columnRoom(header: string, widest: string): string {
  const signs = Math.ceil(Math.max(signsOf(widest) + 1, 0.9 * signsOf(header)));
  return `calc(${signs}ch + 1.5rem)`;
}
