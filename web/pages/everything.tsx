import { useMyself } from '../identity/myself.ts';
import { EverythingSheet } from '../records/everything-sheet.tsx';
import { useTimeZone } from './time-zone.ts';

export function EverythingPage() {
  const { patientId } = useMyself();
  const timeZone = useTimeZone();
  return patientId && <EverythingSheet patientId={patientId} timeZone={timeZone} />;
}
