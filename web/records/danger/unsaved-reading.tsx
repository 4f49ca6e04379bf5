import type { ComponentProps } from 'react';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { readingIn } from '../readings/reading-draft.ts';
import { useAdviceHere } from './advice-for.ts';
import { Unsaved } from './urgent-readings.tsx';

/** Shows an unsaved reading as grave as it would be if it were saved. */
export function UnsavedReading(props: Pick<ComponentProps<typeof Unsaved>, 'kept' | 'vitals'>) {
  const timeZone = useTimeZone();
  const adviceOn = useAdviceHere(props.vitals.patientId);
  const reading = readingIn(props.kept, timeZone);
  return <Unsaved {...props} advice={reading && adviceOn(reading)} />;
}
