// Passwords that follow the alphabet or the keys: one run, or several after one another.
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujm',
  // The keys of a telephone, by columns and across.
  '147258369',
  '159357',
].flatMap((run) => [run, backwards(run)]);

const SHORTEST_RUN = 3;
const MAX_BESIDE = 2;

export function backwards(text: string): string {
  return [...text].reverse().join('');
}

/** "bbaannkk" becomes "bank". */
export const withoutDoubles = (text: string): string => text.replace(/(.)\1+/gsu, '$1');

/** Whether hardly anything is left of it without runs: "0987654321ab", "zxcvasdfqwer", "aabbccddeeff". */
export const isOfRuns = (plain: string): boolean =>
  RUNS.some((run) => run.includes(plain)) ||
  [plain, withoutDoubles(plain)].some((text) => besideRuns(text) <= MAX_BESIDE);

/** How many characters belong to no run. */
function besideRuns(text: string): number {
  const characters = [...text];
  let beside = 0;
  for (let from = 0; from < characters.length; ) {
    let until = from + 1;
    while (until < characters.length && isRun(characters.slice(from, until + 1).join(''))) until += 1;
    const isLong = until - from >= SHORTEST_RUN;
    if (!isLong) beside += 1;
    from = isLong ? until : from + 1;
  }
  return beside;
}

const isRun = (text: string): boolean => RUNS.some((run) => run.includes(text)) || new Set(text).size === 1;
