// Facts for tests of the rules: an adult without allergies, and medicines by name.
import type { MedicineOrder } from '#contract/medicines/medicines.ts';
import { checkOrders } from './check-orders.ts';
import type { Facts, Ordered, PatientFacts, Running } from './facts.ts';
import { recognise } from './names/recognise.ts';

const ADULT: PatientFacts = { age: 40, sex: 'female', pregnancy: 'no', allergyState: 'none-known', allergies: [] };

type Input = string | (Partial<Omit<MedicineOrder, 'id'>> & { name: string; mgPerUnit?: number });

export function ordered(input: Input, index = 0): Ordered {
  const { name, mgPerUnit = null, ...rest } = typeof input === 'string' ? { name: input } : input;
  const { parts, unknown, classes, readAs } = recognise(name);
  return {
    dose: { amount: 1, unit: 'mg' },
    route: 'by mouth',
    frequency: 'once-a-day',
    ...rest,
    index,
    name,
    parts,
    unknown,
    classes,
    readAs,
    mgPerUnit,
  };
}

export const running = (name: string): Running => {
  const { parts, unknown, classes, isOnSurface } = recognise(name);
  return { name, parts, unknown, classes, isOnSurface, isPrescribed: false, taken: null };
};

type Given = { patient?: Partial<PatientFacts>; allergies?: string[]; takes?: (string | Running)[] };

export function factsOf(options: Input[], { patient = {}, allergies = [], takes = [] }: Given = {}): Facts {
  const listed = allergies.length > 0 ? { allergyState: 'listed' as const, allergies } : {};
  return {
    patient: { ...ADULT, ...listed, ...patient },
    orders: options.map(ordered),
    running: takes.map((one) => (typeof one === 'string' ? running(one) : one)),
  };
}

export const check = (options: Input[], given: Given = {}) => checkOrders(factsOf(options, given), new Date(0));

/** "severe allergy", "caution duplicate": what was found, worst first. */
export const found = (options: Input[], given: Given = {}): string[] =>
  check(options, given).findings.map(({ severity, kind }) => `${severity} ${kind}`);
