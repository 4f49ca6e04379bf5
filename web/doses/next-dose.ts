import type { HomeDose, HomeDoses } from '#contract/medicines/doses.ts';

const isOpen = ({ status }: HomeDose) => status === 'due' || status === 'planned' || status === 'snoozed';

/** Its time has come, though the list may have been fetched before. */
export const isDue = ({ status, at, snoozedUntil }: HomeDose, now: Date): boolean =>
  status === 'due' ||
  (status === 'planned' && new Date(at) <= now) ||
  (status === 'snoozed' && snoozedUntil !== null && new Date(snoozedUntil) <= now);

/** What is to be taken now, else what comes next; undefined: nothing until tomorrow night. */
export function nextDose({ doses }: HomeDoses, now: Date): HomeDose | undefined {
  const open = doses.filter(isOpen);
  return (
    open.find((dose) => isDue(dose, now)) ?? open.find(({ at, status }) => status === 'snoozed' || new Date(at) > now)
  );
}
