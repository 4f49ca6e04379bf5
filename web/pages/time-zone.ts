import { useClinic } from '../clinic/queries.ts';

/** The clinic's zone; until it is known, the browser's. */
export function useTimeZone(): string {
  return useClinic().data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
