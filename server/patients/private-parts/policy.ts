import type { PrivatePart, PrivateParts, PrivateSubject } from '#contract/patients/private-parts.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { FamilyAges } from '../access/who-may-act.ts';

type Facts = { age: number | null; ages: FamilyAges; hasOthers: boolean };

/**
 * Doctors mark for anyone whose chart is open to them; patients for themselves, from the age at which they may come alone. A grown-up
 * for whom nobody acts has nobody to keep anything from.
 */
export const mayMark = ({ role }: Pick<Actor, 'role'>, { age, ages, hasOthers }: Facts): boolean => {
  if (role !== 'patient') return role === 'doctor';
  return age !== null && age >= ages.teenagerFrom && (age < ages.adultFrom || hasOthers);
};

/** What a doctor or a department has made private, a doctor shows again. */
export const mayLift = ({ role }: Pick<Actor, 'role'>, by: PrivatePart['by']): boolean =>
  role === 'doctor' || (role === 'patient' && by === 'patient');

export const causeOf = ({ role }: Pick<Actor, 'role'>): 'doctor' | 'patient' =>
  role === 'doctor' ? 'doctor' : 'patient';

/** Those in care see each part where it stands; the patient has all of them in one list. */
export const listsOwn = ({ role }: Pick<Actor, 'role'>): boolean => role === 'patient';

export const allowedOnPart = (actor: Pick<Actor, 'role'>, by: PrivatePart['by']): PrivatePart['can'] => ({
  lift: mayLift(actor, by),
});

export const allowedHere = (mark: boolean): PrivateParts['can'] => ({ mark });

/**
 * Messages and documents belong to whom they were sent to, so a doctor is shown what the chart holds for all in care. Whoever holds an
 * account that nobody has seen knows of visits only.
 */
export const shownToMark = ({ role }: Pick<Actor, 'role'>, isHeld: boolean): readonly PrivateSubject[] | 'all' => {
  if (role !== 'patient') return ['appointment', 'diagnosis', 'lab-order', 'prescription', 'profile-entry'];
  return isHeld ? ['appointment', 'wish'] : 'all';
};

/** A doctor says why they show something again. */
export const saysWhy = ({ role }: Pick<Actor, 'role'>): boolean => role === 'doctor';

/** A doctor shows what the patient wanted to keep private: the patient is told. */
export const overrules = ({ role }: Pick<Actor, 'role'>, by: PrivatePart['by']): boolean =>
  role === 'doctor' && by === 'patient';
