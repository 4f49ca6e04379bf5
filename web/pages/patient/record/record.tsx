import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { SectionOf } from '#contract/screen-links.ts';
import { useActedFor } from '#web/acting-for.ts';
import { profileQuery, readingsQuery, useProfile } from '#web/api/records.ts';
import { ShortVisits, visitsAhead } from '#web/care/visits/lazy-visits.tsx';
import { dosesQuery } from '#web/doses/queries.ts';
import { useMyself } from '#web/identity/myself.ts';
import { resultsAhead, ShortResults } from '#web/labs/results/lazy-results.tsx';
import { t } from '#web/language/say.ts';
import { knownAhead } from '#web/pages/known-ahead.ts';
import { UrgentReadings } from '#web/records/danger/urgent-readings.tsx';
import { useVitalSigns } from '#web/records/readings/vital-signs.ts';
import { VitalsCard } from '#web/records/readings/vitals-card.tsx';
import { RecordCard } from '#web/records/record-card.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { lazyWithPreload } from '#web/ui/loading/lazy-with-preload.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ReadingDialogs } from '../reading-dialogs.tsx';
import { Screen, Urgent } from '../screen.tsx';

/** Days left and repeats do not travel with a first visit. */
const MedicinesCard = lazyWithPreload(async (): Promise<ComponentType> => {
  const loaded = await import('#web/doses/medicines-card.tsx').catch(() => null);
  return loaded?.MedicinesCard ?? MedicinesNotLoaded;
});

/** The last on the page: the contracts of the board and of prescriptions do not travel with a first visit. */
const RecordLines = lazyWithPreload(async (): Promise<ComponentType<{ patientId: string }>> => {
  const loaded = await import('./record-lines.tsx').catch(() => null);
  return loaded?.RecordLines ?? (() => null);
});

/** Of a child without a login alone. */
const PhoneCard = lazyOr(async () => (await import('#web/patients/details/phone-card.tsx')).PhoneCard);

const profileDialog = async () => (await import('#web/records/profile/profile-dialog.tsx')).ProfileDialog;

/** What the patient came for first, and what grows with it. */
export const ahead = (queryClient: QueryClient) =>
  knownAhead(queryClient, 'patient', ({ patientId }) =>
    patientId
      ? [
          queryClient.ensureQueryData(profileQuery(patientId)),
          resultsAhead(queryClient, patientId),
          queryClient.ensureQueryData(readingsQuery(patientId)),
          queryClient.ensureQueryData(dosesQuery),
          visitsAhead(),
          MedicinesCard.ahead(),
          RecordLines.ahead(),
        ]
      : [],
  );

/** A short page: what matters first, and a way on to each part in full. */
export function RecordPage() {
  // A patient's account always has its record; another role never comes through the gate.
  const patientId = useMyself().patientId ?? '';
  const profile = useProfile(patientId).data;
  const vitals = useVitalSigns(patientId);
  const [isEditing, setEditing] = useState(false);
  const person = useActedFor();
  return (
    <>
      <Screen
        title={t('Record')}
        note={t('What the clinic knows, and what you wrote down.')}
        first={
          <Urgent>
            <UrgentReadings vitals={vitals} />
          </Urgent>
        }
        columns={[
          <>
            <RecordCard patientId={patientId} onEdit={() => setEditing(true)} />
            <Part id="results">
              <ShortResults patientId={patientId} />
            </Part>
            <VitalsCard vitals={vitals} isShort />
            {person?.relation === 'guardian' && !person.hasLogin && (
              <Suspense fallback={<Skeleton lines={2} />}>
                <PhoneCard patientId={patientId} name={person.name} />
              </Suspense>
            )}
          </>,
          <>
            <Part id="prescriptions">
              <Suspense fallback={<Skeleton lines={4} />}>
                <MedicinesCard />
              </Suspense>
            </Part>
            <ShortVisits patientId={patientId} />
            <Part id="reminders">
              <Suspense fallback={<Skeleton lines={3} />}>
                <RecordLines patientId={patientId} />
              </Suspense>
            </Part>
          </>,
        ]}
        isEven
      />
      <ReadingDialogs vitals={vitals} />
      {profile && (
        <LazyDialog load={profileDialog} dialog={{ isOpen: isEditing, onClose: () => setEditing(false), profile }} />
      )}
    </>
  );
}

const MedicinesNotLoaded = () => (
  <Card title={t('Medicines')}>
    <p className="muted">{t('Your medicines could not be loaded. Check your connection and open this page again.')}</p>
  </Card>
);

/** Notices of an earlier time lead to it. */
const Part = ({ id, children }: { id: SectionOf<'/record'>; children: ReactNode }) => <div id={id}>{children}</div>;
