// Who may act for whom: the one rule, over facts. find-access.ts asks it for every call that is for someone else.
import type { AccessPart, Endpoint, RecordPart } from '#contract/endpoint.ts';
import type { Acting } from '#server/platform/actor.ts';

export type AccessFacts = {
  relation: Acting['relation'];
  state: 'asked' | 'unconfirmed' | 'confirmed' | 'ended';
  parts: readonly AccessPart[];
  until: Date | null;
  /** The patient lets them read what is confidential, too. */
  seesConfidential: boolean;
  /** In years today; null: nobody knows. */
  age: number | null;
  /** The record is deactivated, or the person has died. */
  isClosed: boolean;
};

/** Settings of the clinic, in years. */
export type FamilyAges = { teenagerFrom: number; adultFrom: number };

type Asked = Pick<Endpoint, 'part' | 'withholdsConfidential'>;

/** Booking, and calling for help: neither shows anything of a record that was there before. */
const BEFORE_CONFIRMED: readonly RecordPart[] = ['appointments', 'any'];
/** All of these leave out the confidential, as every call for someone else does (platform/http/withhold.ts). */
const OPEN_FOR_TEENAGERS: readonly RecordPart[] = ['appointments', 'results', 'medicines', 'vaccines', 'any'];

export function mayAct(access: AccessFacts, asked: Asked, now: Date, ages: FamilyAges): boolean {
  const { part } = asked;
  if (part === undefined || part === 'own' || !isLive(access, now, ages)) return false;
  if (access.state === 'unconfirmed') return BEFORE_CONFIRMED.includes(part);
  return holds(access.parts, part) && isForThisAge(access, asked, part, ages);
}

/** Whether someone may act at all. What the clock ends is over even before anything has noted that. */
export function isLive({ relation, state, until, age, isClosed }: AccessFacts, now: Date, ages: FamilyAges): boolean {
  if (isClosed || (state !== 'unconfirmed' && state !== 'confirmed')) return false;
  if (until !== null && until <= now) return false;
  return relation !== 'guardian' || (age !== null && age < ages.adultFrom);
}

/** The rule of a department is for those old enough to go there alone: it hides nothing of a small child from the guardian. */
export function withheldBy({ relation, age, seesConfidential }: AccessFacts, ages: FamilyAges): Acting['withholds'] {
  if (seesConfidential) return null;
  return relation === 'guardian' && age !== null && age < ages.teenagerFrom ? 'marked' : 'all';
}

/** `cause`: why a part of the record is confidential; null where it is not. As `is_withheld` of the database decides it. */
export const isHiddenFrom = (withholds: Acting['withholds'], cause: string | null): boolean =>
  cause !== null && withholds !== null && (cause !== 'department' || withholds === 'all');

const holds = (parts: readonly AccessPart[], part: RecordPart): boolean =>
  part === 'any' || parts.includes('everything') || (parts as readonly string[]).includes(part);

/** Of a teenager, guardians get only what leaves out the confidential, unless the teenager allows more. */
function isForThisAge(
  { relation, age, seesConfidential }: AccessFacts,
  { withholdsConfidential }: Asked,
  part: RecordPart,
  { teenagerFrom }: FamilyAges,
): boolean {
  if (relation !== 'guardian' || seesConfidential || (age !== null && age < teenagerFrom)) return true;
  return OPEN_FOR_TEENAGERS.includes(part) || withholdsConfidential === true;
}
