// Cases as a pharmacist writes them, run through the check and judged: the 173 of the review, and any file of more.
import {
  DOSE_UNITS,
  type Dose,
  type DoseUnit,
  type Frequency,
  type MedicineRoute,
  ROUTES,
  type SafetyFinding,
} from '#contract/medicines/medicines.ts';
import { checkOrders } from './check-orders.ts';
import type { Facts, Ordered, Running } from './facts.ts';
import { recognise } from './names/recognise.ts';

type Order = {
  medicine: string;
  dose?: number | string | null;
  unit?: string | null;
  route?: string | null;
  timesADay?: number | null;
  asNeeded?: boolean | number | null;
  weekly?: boolean | null;
  once?: boolean | null;
};

export type Case = {
  id: string | number;
  group?: string;
  patient: {
    ageYears?: number | null;
    ageMonths?: number | null;
    sex?: string | null;
    weightKg?: number | null;
    pregnant?: string | null;
    breastfeeding?: boolean | string | null;
    conditions?: string[] | null;
    eGFR?: number | null;
    allergies?: string[] | string | null;
    takes?: (string | Order)[] | null;
  };
  order: Order[];
  /** `no-reason`: cautions may come, nothing may stop the signing. `any`: the reviewer left it open. */
  expect: 'severe' | 'caution' | 'must-answer' | 'not-checked-ok' | 'quiet' | 'no-reason' | 'any';
  danger?: string;
  /** In the words of a reviewer. */
  should?: string;
};

export type Outcome = 'caught' | 'quiet' | 'not checked' | 'too weak' | 'silent' | 'false alarm';

export function runCase(one: Case): { outcome: Outcome; findings: SafetyFinding[] } {
  const { findings } = checkOrders(factsOf(one), new Date(0));
  return { outcome: judge(one, findings), findings };
}

const isLoud = ({ severity, needsReason }: SafetyFinding) => severity !== 'note' || needsReason;

function judge({ expect }: Case, findings: readonly SafetyFinding[]): Outcome {
  const loud = findings.filter(isLoud);
  if (expect === 'any') return loud.length === 0 ? 'quiet' : 'caught';
  if (expect === 'no-reason') return findings.some(({ needsReason }) => needsReason) ? 'false alarm' : 'quiet';
  if (expect === 'quiet') return loud.length === 0 ? 'quiet' : 'false alarm';
  if (findings.length === 0) return 'silent';
  const asked = findings.some(({ needsReason }) => needsReason);
  const named = findings.filter(({ kind }) => kind !== 'not-checked' && kind !== 'read-as');
  const isCaught = {
    severe: named.some(({ severity }) => severity === 'severe'),
    caution: named.some(({ severity }) => severity !== 'note'),
    'must-answer': asked,
    'not-checked-ok': asked || named.some(({ severity }) => severity !== 'note'),
  }[expect];
  if (isCaught) return 'caught';
  return findings.some(({ kind, needsReason }) => kind === 'not-checked' && needsReason) ? 'not checked' : 'too weak';
}

function factsOf({ patient, order }: Case): Facts {
  const { ageYears = null, ageMonths = null, weightKg, conditions, breastfeeding, eGFR } = patient;
  const age = ageYears ?? (ageMonths === null ? null : Math.floor(ageMonths / 12));
  const isFeeding = breastfeeding === true || breastfeeding === 'yes';
  return {
    patient: {
      age: age === null ? null : Math.floor(age),
      ageMonths: ageMonths ?? (ageYears === null ? null : Math.floor(ageYears * 12)),
      sex: sexOf(patient.sex),
      pregnancy: pregnancyOf(patient.pregnant),
      ...allergiesOf(patient.allergies),
      conditions: [...(conditions ?? []), ...(isFeeding ? ['breastfeeding'] : [])],
      weight: weightKg ? { kg: weightKg, daysAgo: 1, on: 'yesterday' } : null,
      kidney: eGFR === undefined || eGFR === null ? null : { egfr: eGFR, daysAgo: 1, on: 'yesterday' },
    },
    orders: order.map(orderedOf),
    running: (patient.takes ?? []).map(runningOf),
  };
}

function sexOf(sex: string | null | undefined): Facts['patient']['sex'] {
  const letter = sex?.charAt(0).toLowerCase();
  if (letter === 'm') return 'male';
  return letter === 'f' ? 'female' : null;
}

function pregnancyOf(pregnant: string | boolean | null | undefined): Facts['patient']['pregnancy'] {
  if (pregnant === 'yes' || pregnant === true) return 'yes';
  if (pregnant === 'unsure') return 'unsure';
  return pregnant === 'unknown' ? null : 'no';
}

function allergiesOf(
  allergies: string[] | string | null | undefined,
): Pick<Facts['patient'], 'allergyState' | 'allergies'> {
  if (allergies === 'not asked') return { allergyState: 'not-asked', allergies: [] };
  const listed = Array.isArray(allergies) ? allergies : allergies && allergies !== 'none' ? [allergies] : [];
  return listed.length > 0
    ? { allergyState: 'listed', allergies: listed }
    : { allergyState: 'none-known', allergies: [] };
}

function orderedOf(order: Order, index: number): Ordered {
  const { parts, unknown, classes, readAs } = recognise(order.medicine);
  return { ...takenOf(order), index, name: order.medicine, parts, unknown, classes, readAs, mgPerUnit: null };
}

function runningOf(taken: string | Order): Running {
  const name = typeof taken === 'string' ? taken : taken.medicine;
  const { parts, unknown, classes, isOnSurface } = recognise(name);
  const how = typeof taken === 'string' || !taken.dose ? null : { ...takenOf(taken), mgPerUnit: null };
  return { name, parts, unknown, classes, isOnSurface, isPrescribed: how !== null, taken: how };
}

function takenOf(order: Order) {
  const dose: Dose = { amount: Number(order.dose ?? 1) || 1, unit: unitOf(order.unit) };
  return { dose, route: routeOf(order.route), ...frequencyOf(order) };
}

const UNITS: Record<string, DoseUnit> = {
  units: 'IU',
  unit: 'IU',
  iu: 'IU',
  µg: 'mcg',
  micrograms: 'mcg',
  tablet: 'tablets',
  tab: 'tablets',
  capsule: 'tablets',
  capsules: 'tablets',
  puff: 'puffs',
  drop: 'drops',
  sachet: 'tablets',
  applications: 'application',
};

const unitOf = (unit: string | null | undefined): DoseUnit =>
  DOSE_UNITS.find((one) => one === unit) ?? UNITS[unit?.toLowerCase() ?? ''] ?? (unit ? 'tablets' : 'mg');

const WAYS: Record<string, MedicineRoute> = {
  oral: 'by mouth',
  po: 'by mouth',
  iv: 'into a vein',
  im: 'into a muscle',
  sc: 'under the skin',
  topical: 'on the skin',
  skin: 'on the skin',
  eye: 'into the eye',
  nose: 'into the nose',
  ear: 'into the ear',
  nebulised: 'inhaled',
  sublingual: 'under the tongue',
  intrathecal: 'spinal',
};

const routeOf = (route: string | null | undefined): MedicineRoute =>
  ROUTES.find((one) => one === route) ?? WAYS[route?.toLowerCase() ?? ''] ?? 'by mouth';

const OFTEN: Record<number, Frequency> = {
  1: 'once-a-day',
  2: 'twice-a-day',
  3: '3-times-a-day',
  4: '4-times-a-day',
  5: '5-times-a-day',
  6: 'every-4-hours',
};

function frequencyOf({
  timesADay,
  asNeeded,
  weekly,
  once,
}: Order): Pick<Ordered, 'frequency' | 'smallestGapHours' | 'mostIn24Hours'> {
  if (weekly) return { frequency: 'once-a-week' };
  if (once) return { frequency: 'once' };
  const often = timesADay ? OFTEN[timesADay] : undefined;
  if (often && !asNeeded) return { frequency: often };
  // Without a figure only the one dose is known.
  const most = timesADay || (typeof asNeeded === 'number' ? asNeeded : 1);
  return { frequency: 'as-needed', smallestGapHours: 24 / most, mostIn24Hours: most };
}
