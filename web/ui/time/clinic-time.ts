// The clinic's time zone, in which every time on the screen is shown. The shell sets it once.
import { createContext, useContext } from 'react';

/** Until the clinic's zone is known, the browser's. */
export const ClinicTimeZone = createContext(Intl.DateTimeFormat().resolvedOptions().timeZone);

export const useTimeZone = () => useContext(ClinicTimeZone);
