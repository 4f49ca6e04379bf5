import { useState } from 'react';
import type { DangerSign } from '#contract/reading-advice.ts';
import type { ReadingAdvice } from '#contract/records.ts';
import { DangerCard } from './danger-card.tsx';
import { DangerSigns } from './danger-signs.tsx';

type AdviceHereProps = { advice: ReadingAdvice; emergencyNumber: string };

/** Of a reading that has not reached the clinic: what to do now, from the same rule. */
export function AdviceHere({ advice, emergencyNumber }: AdviceHereProps) {
  const [signs, setSigns] = useState<DangerSign[]>([]);
  return (
    <>
      <DangerCard advice={advice} hasSigns={signs.length > 0} emergencyNumber={emergencyNumber} />
      <DangerSigns advice={advice} signs={signs} onChange={setSigns} />
    </>
  );
}
