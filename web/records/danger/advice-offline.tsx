import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adviseOn, type DangerSign } from '../../../contract/reading-advice.ts';
import { whoseReadings } from '../../../contract/reading-dangers.ts';
import type { NewReading, Profile } from '../../../contract/records.ts';
import { useNow } from '../../ui/now.ts';
import { DangerCard } from './danger-card.tsx';
import { DangerSigns } from './danger-signs.tsx';

type AdviceOfflineProps = { patientId: string; reading: NewReading; emergencyNumber: string };

/** The reading did not reach the clinic: the same rule judges it here, by what this page knows of the person. */
export function AdviceOffline({ patientId, reading, emergencyNumber }: AdviceOfflineProps) {
  const profile = useQueryClient().getQueryData<Profile>(['profile', patientId]);
  const [signs, setSigns] = useState<DangerSign[]>([]);
  const now = useNow().toISOString();
  const advice = adviseOn(
    { ...reading, measuredAt: reading.measuredAt ?? now },
    whoseReadings(profile, now.slice(0, 10)),
  );
  if (!advice) return null;
  return (
    <>
      <DangerCard advice={advice} hasSigns={signs.length > 0} emergencyNumber={emergencyNumber} />
      <DangerSigns signs={signs} onChange={setSigns} />
    </>
  );
}
