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
