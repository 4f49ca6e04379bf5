import { lazy, Suspense } from 'react';
import type { FindingAsk, SafetyFinding } from '#contract/medicines/medicines.ts';
import { useProfile } from '#web/api/records.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';
import { FactsButton } from '../facts-button.tsx';

const AnswerHere = lazy(async () => ({ default: (await import('#web/records/answers/answer-here.tsx')).AnswerHere }));

/** How a card lets a clinician enter what it asks for. */
export const answerWith = (patientId: string) => (finding: SafetyFinding) => {
  const { asks } = finding;
  if (!asks) return null;
  if (asks.what === 'problem')
    return <FactsButton patientId={patientId} words={`“${asks.text}” is wrong? Correct the problem list`} />;
  return <Answer patientId={patientId} ask={asks} />;
};

function Answer({ patientId, ask }: { patientId: string; ask: FindingAsk }) {
  const profile = useProfile(patientId).data;
  const today = dayOf(useNow(), useTimeZone());
  if (!profile) return null;
  return (
    <Suspense>
      <AnswerHere ask={ask} profile={profile} today={today} />
    </Suspense>
  );
}
