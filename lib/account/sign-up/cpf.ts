import { latinDigits } from "@/lib/core/latin-digits";

/** The digits of a Brazilian tax id, however it was typed or pasted ("529.982.247-25"); null when its check digits are wrong. */
export function readCpf(text: string): string | null {
  const digits = latinDigits(text).replace(/[\s\p{Cf}.-]/gu, "");
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return null;
  return checkDigit(digits.slice(0, 9)) === digits[9] && checkDigit(digits.slice(0, 10)) === digits[10] ? digits : null;
}

/** Weights count down to 2; the sum is taken modulo 11. */
function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (digits.length + 1 - at), 0);
  return String(((sum * 10) % 11) % 10);
}

/**
 * A CPF as Brazilians write it, as far as it is typed: "529.982.24". Anything but digits and their marks, and more than eleven digits,
 * stays as it is, so that the reader sees what is wrong.
 */
export function formatCpf(text: string): string {
  const digits = text.replace(/[\s.-]/g, "");
  if (!/^\d{0,11}$/.test(digits)) return text;
  const [, first = "", second = "", third = "", check = ""] =
    /^(\d{0,3})(\d{0,3})(\d{0,3})(\d{0,2})$/.exec(digits) ?? [];
  return [first, second, third].filter(Boolean).join(".") + (check && `-${check}`);
}

/** Where the caret is after the same digits in the formatted text. */
export function caretAfter(digitCount: number, formatted: string): number {
  let caret = 0;
  for (let left = digitCount; left > 0 && caret < formatted.length; caret++)
    if (/\d/.test(formatted.charAt(caret))) left--;
  return caret;
}
