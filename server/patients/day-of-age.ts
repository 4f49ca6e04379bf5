import type { AgeFacts } from './age.ts';

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
