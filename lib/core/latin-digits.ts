/** A text in its compatibility form, its digits Latin: full-width, Arabic, Persian and Indian keyboards have their own. */
export const latinDigits = (text: string): string =>
  text.normalize("NFKC").replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code < 0x966 ? code % 16 : code - 0x966);
  });
