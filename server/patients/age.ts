/** A date of birth, or an age with the day on which it was given. */
export type AgeFacts = { date_of_birth: string | null; age_years: number | null; age_given_on: string | null };

/** Whole years on a day (yyyy-mm-dd). Born on 29 February, one grows older on 1 March in other years. */
export function ageOn(facts: AgeFacts, day: string): number | null {
  if (facts.date_of_birth) return yearsBetween(facts.date_of_birth, day);
  if (facts.age_years === null || facts.age_given_on === null) return null;
  return facts.age_years + yearsBetween(facts.age_given_on, day);
}

function yearsBetween(from: string, until: string): number {
  const years = Number(until.slice(0, 4)) - Number(from.slice(0, 4));
  return until.slice(5) < from.slice(5) ? years - 1 : years;
}
