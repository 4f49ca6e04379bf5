// Looking after oneself needs positive evidence: a known harmless pattern that explains all that was told, short, no flag,
// nobody at special risk.
import { shareRead } from '../dangers/rests-on-little.ts';
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
  if (saysMoreThanRead(understood) || isHardlyRead(understood)) return false;
  const years = who.ageYears ?? (who.ageMonths === undefined ? undefined : who.ageMonths / 12);
  if (years !== undefined && (years < 2 || years > 70)) return false;
  const [, longest = 14] = first.condition.lasts ?? [];
  return attributes.durationDays === undefined || attributes.durationDays <= Math.max(longest, 14);
}

/** Words of what is more than a trifle. Where they were not read as anything, it is not known how harmless it is. */
const MORE_THAN_A_TRIFLE =
  /\b(blood\w*|bleed\w*|pus|swollen|swell\w*|black|blue|grey|numb\w*|weak\w*|faint\w*|dizzy|collaps\w*|grows?|growing|spread\w*|cannot|can't|cant|unable|severe(?:ly)?|worst|unbearable|excruciating|agony|vomit\w*|breath\w*|chest|pregnan\w*|diabet\w*|chemo\w*|warfarin|cancer|swallow\w*|unconscious|confus\w*|drows\w*|bent|crooked|broken|deep|baby|newborn|infant|suicid\w*|die|dying|kill\w*|fire|smoke|soot|burn\w*|crush\w*|hook|dog|bat|snake|jellyfish|acid|bleach|chlorine|cleane?r|pil+s|tablets|strips|pee|peed|weeing|urine|tight\w*|bulg\w*|hits?|threw|thrown|aggressive|stagger\w*|groans?|dark|torn|redder|op|operation|surgery|through|less and less|(?:sting|stung|bite|bitten|splinter) (?:in|inside|on) (?:my |his |her |the )?(?:mouth|throat|tongue|lip|eye)|eyeball|7[1-9]|[89]\d)\b/gi;

function saysMoreThanRead({ text, stated }: Understanding): boolean {
  const read = [...stated.values()].map(({ words }) => words.toLowerCase());
  return [...text.matchAll(MORE_THAN_A_TRIFLE)].some(({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - 25), index);
    const isDenied = /\b(no|not|without|never|nor|n't)\b[^.,;]*$/i.test(before);
    return !isDenied && !read.some((words) => words.includes(word.toLowerCase()));
  });
}

/** More words than these, and hardly one of them read, is a story that was not understood. */
const LONG_WORDS = 12;
const LEAST_READ = 0.2;
const FEW_COMPLAINTS = 2;

function isHardlyRead(understood: Understanding): boolean {
  if (understood.text.split(/\s+/).length <= LONG_WORDS || shareRead(understood) >= LEAST_READ) return false;
  const told = [...understood.stated].filter(([id, { state }]) => state === 'present' && isComplaint(id));
  return told.length <= FEW_COMPLAINTS;
}

/** Said of it: small, usual, over already, and well otherwise. */
const MILDLY =
  /\b(mild|mildly|slight|slightly|small|tiny|minor|a bit|a little|little bit|a touch of|usual|as usual|just a|only a|once|lightly)\b|\b(otherwise|feeling|feel|doing) (well|fine|ok|okay|good|happy|better)\b|\b(better now|gone now|getting better|no other (problems?|symptoms?)|playing normally|(drinking|eating) (fine|well|normally)|can (still )?(walk|move) (fine|normally)|nothing else)\b/i;

/** A harmless condition leads, explains every complaint, and nothing that needs a doctor comes near it. */
export function isHarmlessPattern(understood: Understanding, ranked: readonly Ranked[]): boolean {
  const first = ranked[0];
  if (!first || !maySelfCare(understood, ranked)) return false;
  const chances = chancesOf(first.condition);
  const present = [...understood.stated].filter(([, { state }]) => state === 'present').map(([id]) => id);
  // What one met with is the complaint where the condition is made of it: the sun of a sunburn, the sting.
  const complaints = present.filter((id) => isComplaint(id) || (chances.get(id) ?? 0) >= CARDINAL);
  if (!complaints.every((id) => (chances.get(id) ?? 0) > 0.05) || understood.attributes.isGettingWorse) return false;
  const isMild = MILDLY.test(understood.text);
  // One word that half of all people say proves nothing: 'dizzy' alone, a headache alone.
  const isTelling =
    complaints.length > 1 ||
    complaints.some((id) => (FINDING_BY_ID.get(id)?.leak ?? 1) <= (isMild ? 0.1 : 0.02)) ||
    understood.mentions.now.includes(first.condition.id);
  return isTelling && leadsBy(understood, ranked, isMild ? 1 : URGENCY.harmlessLead);
}

const CARDINAL = 0.8;

/** By how much what is harmless leads all that is not, with little that is grave beside it. */
function leadsBy(understood: Understanding, ranked: readonly Ranked[], lead: number): boolean {
  const shares = urgencyShares(ranked);
  const levels = ranked.map(({ condition }) => levelOf(condition, understood.stated));
  const nearest = Math.max(0, ...shares.filter((_, place) => (levels[place] ?? 1) > 1));
  const grave = shares.reduce((sum, share, place) => sum + ((levels[place] ?? 1) >= 4 ? share : 0), 0);
  return (shares[0] ?? 0) >= lead * nearest && grave <= URGENCY.harmlessGrave;
}

const isComplaint = (id: string) => /^(symptom|sign|result)$/.test(FINDING_BY_ID.get(id)?.kind ?? 'symptom');
