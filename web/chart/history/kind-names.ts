import {
  IconCalendarCheck,
  IconFlask,
  IconMessageReport,
  IconPhoto,
  IconPill,
  IconStethoscope,
} from '@tabler/icons-react';
import type { HistoryEntry } from '#contract/patients/chart.ts';

export const KIND_NAMES: Record<HistoryEntry['kind'], { one: string; many: string; Icon: typeof IconPill }> = {
  diagnosis: { one: 'Diagnosis', many: 'Diagnoses', Icon: IconStethoscope },
  prescription: { one: 'Prescription', many: 'Prescriptions', Icon: IconPill },
  visit: { one: 'Visit', many: 'Visits', Icon: IconCalendarCheck },
  result: { one: 'Result', many: 'Results', Icon: IconFlask },
  triage: { one: 'Triage', many: 'Triage', Icon: IconMessageReport },
  scan: { one: 'Scan', many: 'Scans', Icon: IconPhoto },
};
