// The facts as they are stored, and what of them is used. What does not fit the rules of today is left out, so that the
// environment's value holds: a wrong row must never take the emergency number away.
import { ClinicFacts, FACT_NAMES, type FactName } from '#contract/clinic/clinic-facts.ts';
import type { Config } from '#server/platform/config.ts';

export type StoredFacts = Partial<Record<FactName, string>>;
type Clinic = Config['clinic'];

export function withStored(usual: Clinic, stored: StoredFacts): Clinic {
  const { crisisNumber, crisisName, ...others } = fitting(stored);
  // Number and name belong together: the name of one service never stands beside the number of another.
  const isOwnLine = crisisNumber !== undefined && crisisName !== undefined;
  const crisisLine = isOwnLine ? { number: crisisNumber, name: crisisName || null } : usual.crisisLine;
  return { ...usual, ...others, crisisLine };
}

const fitting = (stored: StoredFacts): StoredFacts =>
  Object.fromEntries(Object.entries(stored).filter(([fact, value]) => isFit(fact as FactName, value)));

const isFit = (fact: FactName, value: string): boolean =>
  (fact === 'crisisName' && value === '') || ClinicFacts.shape[fact].safeParse(value).success;

export function factsOf({ crisisLine, ...clinic }: Clinic): ClinicFacts {
  const { name, address, phone, email, supportHours, timeZone, emergencyNumber } = clinic;
  const crisis = { crisisNumber: crisisLine.number, crisisName: crisisLine.name };
  return { name, address, phone, email, supportHours, timeZone, emergencyNumber, ...crisis };
}

/** New values of some facts; what is undefined stays as it is. */
export type WantedFacts = { [Fact in FactName]?: ClinicFacts[Fact] | undefined };

export const changedFacts = (before: ClinicFacts, wanted: WantedFacts): FactName[] =>
  FACT_NAMES.filter((fact) => wanted[fact] !== undefined && wanted[fact] !== before[fact]);

/** What is written so that `next` holds; null follows the environment again. A service's number and name go together. */
export function rowsFor(next: ClinicFacts, usual: ClinicFacts, changed: readonly FactName[]) {
  const isCrisis = (fact: FactName) => fact === 'crisisNumber' || fact === 'crisisName';
  const isUsualLine = next.crisisNumber === usual.crisisNumber && next.crisisName === usual.crisisName;
  const isWritten = (fact: FactName) => (isCrisis(fact) ? changed.some(isCrisis) : changed.includes(fact));
  const isUsual = (fact: FactName) => (isCrisis(fact) ? isUsualLine : next[fact] === usual[fact]);
  return FACT_NAMES.filter(isWritten).map((fact) => ({ fact, value: isUsual(fact) ? null : (next[fact] ?? '') }));
}
