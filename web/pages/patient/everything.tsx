import { useMyself } from '#web/identity/myself.ts';
import { EverythingSheet } from '#web/records/data-export/everything-sheet.tsx';

export function EverythingPage() {
  const { patientId } = useMyself();

  return patientId && <EverythingSheet patientId={patientId} />;
}
