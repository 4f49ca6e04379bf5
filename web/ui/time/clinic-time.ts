// The clinic's time zone, in which every time on the screen is shown. The shell sets it once.
import { createContext, useContext } from 'react';

export const ClinicTimeZone = createContext<string | null>(null);

/** Until the clinic's zone is known, the browser's. Not asked for before: the first question about time loads all time zones. */
export const useTimeZone = () => useContext(ClinicTimeZone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
