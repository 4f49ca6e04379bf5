// 'Vital signs and physical examination are normal', 'the chest is clear': what a doctor would have found is denied.
import { FINDING_BY_ID } from '../knowledge/library.ts';
import type { Stated } from './from-text.ts';

const NORMAL = '(?:normal|unremarkable|within normal limits|stable)';
const RULES: [RegExp, string[]][] = [
  [
    new RegExp(
      `\\b(?:${NORMAL} (?:vital signs|vitals|observations)|(?:vital signs|vitals|observations)(?: \\w+){0,3} ${NORMAL})`,
    ),
    [
      'fast-pulse',
      'slow-pulse',
      'fast-breathing',
      'low-blood-pressure',
      'high-blood-pressure',
      'oxygen-low',
      'high-fever',
    ],
  ],
  [
    new RegExp(
      `\\b(?:(?<!otherwise )${NORMAL} (?:physical )?exam(?:ination)?|(?:physical )?exam(?:ination)?(?: \\w+){0,2} ${NORMAL}(?!,? except))`,
    ),
    [
      'crackles',
      'reduced-air-entry',
      'abdominal-tenderness',
      'abdominal-guarding',
      'rigid-abdomen',
      'neck-stiffness',
      'heart-murmur',
      'joint-swelling',
      'tonsil-pus',
    ],
  ],
  [
    /\b(?:chest|lungs?)(?: \w+){0,3} clear\b|\bclear (?:chest|lungs)\b/,
    ['crackles', 'reduced-air-entry', 'wheeze', 'infiltrate-xray'],
  ],
  [/\b(?:abdomen|belly)(?: \w+){0,2} soft\b|\bsoft (?:abdomen|belly)\b/, ['rigid-abdomen', 'abdominal-guarding']],
  [
    /\bno (?:acute |respiratory )?distress\b/,
    ['breathless-at-rest', 'chest-indrawing', 'cannot-finish-sentences', 'severe-pain'],
  ],
];

/** What the text itself tells of these findings wins. */
export function deniedByExamination(prepared: string): Map<string, Stated> {
  const said = prepared.toLowerCase();
  const denied = new Map<string, Stated>();
  for (const [pattern, findings] of RULES) {
    const match = pattern.exec(said);
    if (!match) continue;
    const words = prepared.slice(match.index, match.index + match[0].length);
    for (const id of findings) if (FINDING_BY_ID.has(id)) denied.set(id, { state: 'absent', words });
  }
  return denied;
}
