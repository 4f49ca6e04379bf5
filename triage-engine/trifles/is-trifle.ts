import { FINDING_BY_ID } from '#triage-engine/knowledge/library.ts';

/** A small everyday trouble called by its name. */
export const isTrifle = (id: string): boolean => /^trifle/.test(FINDING_BY_ID.get(id)?.group ?? '');

/** Counts only where the answer is self-care. */
export const countsAtHomeOnly = (id: string): boolean => FINDING_BY_ID.get(id)?.group === 'trifle-at-home';
