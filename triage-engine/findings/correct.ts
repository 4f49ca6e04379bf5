// The person's own corrections win over what was understood; then every finding brings what it implies.
import type { Correction } from '../answer.ts';
import { FINDING_BY_ID, withParents } from '../knowledge/library.ts';
import type { Stated } from './from-text.ts';

export function applyCorrections(stated: Map<string, Stated>, corrections: Correction[]): void {
  for (const { finding, state } of corrections) {
    if (!FINDING_BY_ID.has(finding)) continue;
    const before = stated.get(finding);
    if (state === 'unknown') stated.delete(finding);
    else stated.set(finding, { state, words: before?.words ?? '' });
    // Who denies the wider finding denies what would imply it.
    if (state === 'absent') {
      for (const id of [...stated.keys()]) {
        if (id !== finding && withParents(id).includes(finding)) stated.delete(id);
      }
    }
  }
}

export function implyParents(stated: Map<string, Stated>): void {
  for (const [id, told] of [...stated]) {
    if (told.state !== 'present') continue;
    const { isMeasured: _, ...implied } = told;
    for (const parent of withParents(id).slice(1)) {
      if (stated.get(parent)?.state !== 'present') stated.set(parent, implied);
    }
  }
}
