import { useTimeZone } from '../clinic/queries.ts';
import { useMyself } from '../identity/myself.ts';
import { EverythingSheet } from '../records/everything-sheet.tsx';

export function EverythingPage() {
  const { patientId } = useMyself();
  const timeZone = useTimeZone();
  return patientId && <EverythingSheet patientId={patientId} timeZone={timeZone} />;
}
