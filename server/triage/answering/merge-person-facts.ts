// What is known of the person: what they say now, and where they say nothing, what their chart says.
import type { Profile } from '#contract/patients/profile.ts';
import type { PersonFacts } from '#contract/triage/symptoms.ts';
import type { Person } from '#triage-engine/answer.ts';

export function wholePerson(said: PersonFacts = {}, chart: Profile | null = null): PersonFacts {
  const age = said.age ?? (said.ageMonths === undefined ? chart?.age : undefined);
  const sex = said.sex ?? chart?.sex;
  const pregnancy = said.pregnancy ?? chart?.pregnancy;
  const allergies = said.allergies ?? chart?.allergies ?? [];
  return {
    ...(age !== undefined && age !== null ? { age } : {}),
    ...(said.ageMonths === undefined ? {} : { ageMonths: said.ageMonths }),
    ...(sex ? { sex } : {}),
    ...(pregnancy && sex !== 'male' ? { pregnancy } : {}),
    conditions: said.conditions ?? chart?.conditions ?? [],
    medicines: said.medicines ?? chart?.medicines ?? [],
    ...(allergies.length > 0 ? { allergies } : {}),
  };
}

/** The person as the engine takes it. "Unsure" is neither yes nor no. */
export function enginePerson({
  age,
  ageMonths,
  sex,
  pregnancy,
  conditions,
  medicines,
  allergies,
}: PersonFacts): Person {
  return {
    ...(age === undefined ? {} : { ageYears: age }),
    ...(ageMonths === undefined ? {} : { ageMonths }),
    ...(sex ? { sex } : {}),
    ...(pregnancy === 'yes' || pregnancy === 'no' ? { pregnant: pregnancy === 'yes' } : {}),
    conditions: conditions ?? [],
    medicines: medicines ?? [],
    ...(allergies ? { allergies } : {}),
  };
}

/** The person as a model may know them: no name, no date of birth. */
export function personInWords({
  age,
  ageMonths,
  sex,
  pregnancy,
  conditions = [],
  medicines = [],
}: PersonFacts): string {
  const parts = [
    ageMonths !== undefined ? `${ageMonths} months old` : age !== undefined ? `${age} years old` : 'age not told',
    sex ?? 'sex not told',
    ...(pregnancy === 'yes' ? ['pregnant'] : pregnancy === 'unsure' ? ['may be pregnant'] : []),
    ...(conditions.length > 0 ? [`long-term conditions: ${conditions.join(', ')}`] : []),
    ...(medicines.length > 0 ? [`medicines: ${medicines.join(', ')}`] : []),
  ];
  return parts.join('; ');
}
