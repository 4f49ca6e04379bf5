import { useClinic } from '../clinic/queries.ts';
import { useTimeZone } from './greeting.tsx';

/** Shown before the clinic's own facts have come, and when they do not come: a number that mobile phones know anywhere. */
const UNTIL_KNOWN = { name: 'the clinic', emergencyNumber: '112', phone: '' };

export function useTriageClinic() {
  const { name, emergencyNumber, phone } = useClinic().data ?? UNTIL_KNOWN;
  return { name, emergencyNumber, phone, timeZone: useTimeZone() };
}

export type PageClinic = ReturnType<typeof useTriageClinic>;
