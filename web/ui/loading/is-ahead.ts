/** Whether this is drawn ahead of any visitor (entry/prerender-inside.tsx): then nothing is said that depends on who or when. */
export const isAhead = typeof document === 'undefined';

/** Keeps the place of a line. */
export const LATER = '\u00a0';
