// Numbers in digits and in Hindi words: '30', 'tees', 'ek', 'डेढ़'.
import { normalForm } from './normal-form.ts';

const NAMED: [number, string][] = [
  [1, 'ek'],
  [2, 'do'],
  [3, 'teen tin'],
  [4, 'char chaar'],
  [5, 'paanch panch pach'],
  [6, 'chhah chhe chah chhay'],
  [7, 'saat sat'],
  [8, 'aath aat'],
  [9, 'nau no9'],
  [10, 'das dus'],
  [11, 'gyarah gyara'],
  [12, 'barah bara'],
  [13, 'terah'],
  [14, 'chaudah'],
  [15, 'pandrah pandra'],
  [16, 'solah'],
  [17, 'satrah'],
  [18, 'atharah'],
  [19, 'unnis'],
  [20, 'bees bis'],
  [25, 'pachchis pachis'],
  [30, 'tees tis'],
  [35, 'paintis'],
  [40, 'chalis chaalis'],
  [45, 'paintalis'],
  [50, 'pachas pachaas'],
  [55, 'pachpan'],
  [60, 'saath60 sath60'],
  [65, 'painsath'],
  [70, 'sattar'],
  [75, 'pachhattar'],
  [80, 'assi'],
  [90, 'nabbe'],
  [100, 'sau'],
  [1.5, 'dedh'],
  [2.5, 'dhai'],
  [0.5, 'aadha aadhe'],
];

const NUMBERS: ReadonlyMap<string, number> = new Map(
  NAMED.flatMap(([value, names]) => names.split(' ').map((name) => [normalForm(name), value] as const)),
);

/** By the normal form of a word. */
export function numberOf(form: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(form)) return Number(form);
  return NUMBERS.get(form);
}
