const DIGITS = '01234567890123456789';
const DOWNWARDS = [...DIGITS].reverse().join('');

/** One digit again and again, a run, a part repeated (121212, 123123), pairs (112233) or a mirror (123321). */
export function isEasyPin(pin: string): boolean {
  const isRun = DIGITS.includes(pin) || DOWNWARDS.includes(pin);
  const isRepeated = /^(\d{1,3})\1+$/.test(pin);
  const isPairs = /^(\d)\1(\d)\2(\d)\3$/.test(pin);
  const isMirror = pin === [...pin].reverse().join('');
  return isRun || isRepeated || isPairs || isMirror;
}
