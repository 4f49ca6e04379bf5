// Looking after oneself needs positive evidence: a known harmless pattern that explains all that was told, short, no flag,
// nobody at special risk.
import { FINDING_BY_ID } from '../knowledge/library.ts';
import type { Ranked } from '../ranking/rank.ts';
import { URGENCY } from '../ranking/tuning.ts';
import { chancesOf } from '../ranking/weigh-links.ts';
import type { Understanding } from '../understand.ts';
import { levelOf } from './level-of.ts';
import { urgencyShares } from './urgency-shares.ts';

const AT_RISK = [
  'immune-weak',
  'takes-chemo',
  'takes-steroid',
  'takes-anticoagulant',
  'transplant',
  'hiv-known',
  'sickle-cell-known',
  'cancer-known',
  'heart-failure-known',
  'kidney-disease-known',
  'liver-disease-known',
  'copd-known',
  'pregnant',
  'gave-birth-recently',
  'elderly-frail',
  'drug-injection',
];
/** Complaints that somebody looks at, whatever harmless thing explains them best. */
const WORRYING = [
  'severe-pain',
  'weight-loss',
  'confusion',
  'drowsiness',
  'breathless',
  'chest-pain',
  'fainting',
  'high-fever',
  'blood-in-stool',
  'black-stools',
  'blood-in-urine',
  'coughing-blood',
  'vomiting-blood',
  'eye-pain',
  'blurred-vision',
  'double-vision',
  'jaundice',
  'breast-lump',
  'neck-lump',
  'abdominal-mass',
  'abdominal-swelling',
  'swallowing-difficulty',
  'vaginal-bleeding',
  'testicular-pain',
  'seizure',
  'arm-weakness',
  'leg-weakness',
  'hearing-loss-sudden',
  'suicidal-thoughts',
];

const has = ({ stated }: Understanding, id: string) => stated.get(id)?.state === 'present';

/** Nothing about the person or the complaint forbids it. */
export function maySelfCare(understood: Understanding, ranked: readonly Ranked[]): boolean {
  const { who, attributes } = understood;
  const first = ranked[0];
  if (!first || levelOf(first.condition, understood.stated) > 1 || first.because.length === 0) return false;
  if ([...AT_RISK, ...WORRYING].some((id) => has(understood, id))) return false;
  if (who.ageYears !== undefined && (who.ageYears < 2 || who.ageYears > 70)) return false;
  const [, longest = 14] = first.condition.lasts ?? [];
  return attributes.durationDays === undefined || attributes.durationDays <= Math.max(longest, 14);
}

/** A harmless condition leads, explains every complaint, and nothing that needs a doctor comes near it. */
export function isHarmlessPattern(understood: Understanding, ranked: readonly Ranked[]): boolean {
  const first = ranked[0];
  if (!first || !maySelfCare(understood, ranked)) return false;
  const chances = chancesOf(first.condition);
  const complaints = [...understood.stated].filter(([id, { state }]) => state === 'present' && isComplaint(id));
  if (!complaints.every(([id]) => (chances.get(id) ?? 0) > 0.05) || understood.attributes.isGettingWorse) return false;
  // One word that half of all people say proves nothing: 'dizzy' alone, a headache alone.
  const isTelling = complaints.length > 1 || complaints.some(([id]) => (FINDING_BY_ID.get(id)?.leak ?? 1) <= 0.02);
  if (!isTelling) return false;
  const shares = urgencyShares(ranked);
  const levels = ranked.map(({ condition }) => levelOf(condition, understood.stated));
  const nearest = Math.max(0, ...shares.filter((_, place) => (levels[place] ?? 1) > 1));
  const grave = shares.reduce((sum, share, place) => sum + ((levels[place] ?? 1) >= 4 ? share : 0), 0);
  return (shares[0] ?? 0) >= URGENCY.harmlessLead * nearest && grave <= URGENCY.harmlessGrave;
}

const isComplaint = (id: string) => /^(symptom|sign|result)$/.test(FINDING_BY_ID.get(id)?.kind ?? 'symptom');
