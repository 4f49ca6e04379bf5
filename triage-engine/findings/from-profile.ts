// What the health profile already knows: illnesses, medicines, pregnancy.
import type { Person } from '../answer.ts';
import { FINDING_BY_ID } from '../knowledge/library.ts';
import { findingsFromText, type Stated } from './from-text.ts';

export function findingsFromProfile({ conditions = [], medicines = [], pregnant }: Person): {
  stated: Map<string, Stated>;
  own: string[];
} {
  const stated = new Map<string, Stated>();
  const own: string[] = [];
  const entries = [...conditions.map((one) => `History of ${one}`), ...medicines.map((one) => `Takes ${one}`)];
  for (const entry of entries) {
    const told = findingsFromText(entry, { isForRelative: true, isPregnant: false })(false);
    own.push(...told.mentions.own);
    for (const [id, { state }] of told.stated) {
      // A symptom in the profile is of another day.
      if (/^(history|medicine|exposure)$/.test(FINDING_BY_ID.get(id)?.kind ?? '')) stated.set(id, { state, words: '' });
    }
  }
  if (pregnant) stated.set('pregnant', { state: 'present', words: '' });
  return { stated, own };
}
