// Small whole numbers as text of one character each, which compresses well on its way to a browser.

const FIRST = 35;
const BACKSLASH = 92;
/** The largest that one character says. */
export const LARGEST = 80;

export const written = (value: number): string => {
  const code = FIRST + value;
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code);
};

export const readFrom = (column: string, index: number): number => {
  const code = column.charCodeAt(index);
  return (code > BACKSLASH ? code - 1 : code) - FIRST;
};

/** Numbers that rise, as gaps. What is larger than a character can say begins with as many of the largest as fit. */
export const writtenGaps = (rising: readonly number[]): string =>
  rising.map((value, index) => writtenGap(value - (rising[index - 1] ?? 0))).join('');

const writtenGap = (gap: number): string => written(LARGEST).repeat(Math.floor(gap / LARGEST)) + written(gap % LARGEST);

export function* readGaps(gaps: string): Generator<number> {
  let value = 0;
  for (let at = 0; at < gaps.length; at++) {
    const gap = readFrom(gaps, at);
    value += gap;
    if (gap !== LARGEST) yield value;
  }
}
