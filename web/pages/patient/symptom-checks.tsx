import { Suspense } from 'react';
import { t } from '#web/language/say.ts';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { untilIdle } from '#web/ui/loading/when-idle.ts';
import { CallFirst } from '../symptoms/call-first.tsx';
import { useClinicFacts } from './clinic-facts.ts';
import { Screen } from './screen.tsx';
import { ScriptAsk } from './script-ask.tsx';
import { SymptomTools } from './symptom-tools/symptom-tools.tsx';

/** Without a connection the tools work without it. */
const StoredList = lazyOr(async () => {
  await untilIdle();
  return (await import('#web/triage/stored-list.tsx')).StoredList;
});

export function SymptomChecksPage() {
  const { emergencyNumber } = useClinicFacts();
  return (
    <Screen
      title={t('Symptoms')}
      note={t('Tell it in the way that is easiest.')}
      columns={[
        <>
          <CallFirst emergencyNumber={emergencyNumber} />
          <ScriptAsk />
          <SymptomTools />
        </>,
        <Suspense key="checks" fallback={<Skeleton lines={6} />}>
          <StoredList />
        </Suspense>,
      ]}
    />
  );
}
