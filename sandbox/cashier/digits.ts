/** The digits of a number as people write it: in groups, full-width, with hyphens. */
export const digitsOf = (text: string): string => text.normalize("NFKC").replace(/[\s-]/g, "");

/** The sum by which the last digit is checked (Luhn). */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
}

export const hasCheckDigit = (digits: string): boolean => luhnSum(digits) % 10 === 0;

/** The digits with the one that makes them right. */
export const withCheckDigit = (digits: string): string => `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;
