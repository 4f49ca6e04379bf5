// A patient's released results with what each is called, what cannot wait first.
import { type Explained, explain } from '#contract/labs/explained/explained-tests.ts';
import { nameResult, type ResultName } from '#contract/labs/explained/name-result.ts';
import { type ResultTrend, trendsOf } from '#contract/labs/explained/trend-of.ts';
import { useProfile } from '#web/api/records.ts';
import { useReleasedResults } from './released-results.ts';
import { isCalm, isPressing } from './result-words.ts';

// As the server does: ranges are kept from this age on.
const ADULT_YEARS = 16;

export type NamedResult = { trend: ResultTrend; explained: Explained | null; name: ResultName | null };

export function useNamedResults(patientId: string) {
  const results = useReleasedResults(patientId);
  const profile = useProfile(patientId).data;
  // While the age is not known nothing is called high or low.
  const isAdult = typeof profile?.age === 'number' && profile.age >= ADULT_YEARS;
  const named = trendsOf(results.data?.reports ?? []).map((trend): NamedResult => {
    const explained = explain(trend.newest);
    return { trend, explained, name: nameResult(trend.newest, explained, isAdult) };
  });
  return { results, isAdult, named: unusualFirst(named) };
}

/** What cannot wait first, then the newest day; on one day what lies outside its range first. */
function unusualFirst(named: readonly NamedResult[]): NamedResult[] {
  const dayOf = ({ trend }: NamedResult) => trend.newest.date;
  const pressing = ({ name }: NamedResult) => (isPressing(name) ? 0 : 1);
  const unusual = ({ name }: NamedResult) => (isCalm(name) ? 1 : 0);
  return named.toSorted(
    (one, other) =>
      pressing(one) - pressing(other) || dayOf(other).localeCompare(dayOf(one)) || unusual(one) - unusual(other),
  );
}
