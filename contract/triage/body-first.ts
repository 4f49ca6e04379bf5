import { CRISIS_DANGERS, type DangerId, isCrisis } from './dangers.ts';

/** Of the mind: somebody to talk to helps first. Beside any other, help for the body does. */
const OF_MIND: readonly DangerId[] = [...CRISIS_DANGERS, 'mania'];

/** A crisis in which the body is in danger too: tablets were swallowed, a wound bleeds. Then whom to talk to comes second. */
export const isBodyFirst = (flags: readonly { urgency: number; danger?: DangerId | undefined }[]): boolean =>
  isCrisis(flags) && flags.some(({ urgency, danger }) => urgency >= 4 && danger && !OF_MIND.includes(danger));
