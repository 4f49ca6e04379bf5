/** Digits of every script are the ten of ours: "५०० mg" is a dose, "९००" part of a telephone number, also in a password. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 0x80) return digit;
    // Each script has its ten in a row, and such rows may adjoin.
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
