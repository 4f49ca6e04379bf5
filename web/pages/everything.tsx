import { useMyself } from '../identity/myself.ts';
import { EverythingSheet } from '../records/everything-sheet.tsx';

export function EverythingPage() {
  const { patientId } = useMyself();

  return patientId && <EverythingSheet patientId={patientId} />;
}
