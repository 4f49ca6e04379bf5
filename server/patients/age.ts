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

/** The day (yyyy-mm-dd) on which someone reaches an age; null: nobody knows. Born on 29 February, it is 1 March in other years. */
export function dayOfAge(facts: AgeFacts, age: number): string | null {
  if (facts.date_of_birth) return yearsLater(facts.date_of_birth, age);
  if (facts.age_years === null || facts.age_given_on === null) return null;
  return yearsLater(facts.age_given_on, age - facts.age_years);
}

function yearsLater(day: string, years: number): string {
  const later = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return isDay(later) ? later : later.replace('-02-29', '-03-01');
}

const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
