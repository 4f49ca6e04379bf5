import { useMyself } from '../identity/myself.ts';
import { EverythingSheet } from '../records/everything-sheet.tsx';
import { useTimeZone } from './greeting.tsx';

export function EverythingPage() {
  const { patientId } = useMyself();
  const timeZone = useTimeZone();
  return patientId && <EverythingSheet patientId={patientId} timeZone={timeZone} />;
}
