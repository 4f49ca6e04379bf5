// What to do now, in order: what the urgency asks for, what its flags ask for, and what helps until a doctor sees it.
import {
  SMALL_CHILD_AT_HOME,
  SMALL_CHILD_ON_THE_WAY,
  SMALL_CHILD_UNDER_YEARS,
} from '#contract/readings/small-child-signs.ts';
import type { DangerId } from '#contract/triage/dangers.ts';
import type { RaisedFlag, Urgency } from './answer.ts';
import { ALL_UNTIL_SEEN } from './knowledge/library.ts';
import type { Condition, UntilSeen } from './knowledge/shape.ts';
import { agreeing, forThisPerson } from './steps-agree.ts';
import type { Understanding, Who } from './understand.ts';

type About = Pick<Understanding, 'stated' | 'who' | 'text' | 'allergies'>;

const ACTION: Record<Urgency, string> = {
  5: 'Call an ambulance now.',
  4: 'Go to an emergency department now. Do not drive yourself.',
  3: 'See a doctor today.',
  2: 'Book an appointment within the next few days.',
  1: 'You can look after this at home for now.',
};

/** Of a complaint that stands beside another, its first step is enough. */
const MOST_OF_COMPLAINTS = 3;

/** `causes`: as they are listed. */
export function nextSteps(
  urgency: Urgency,
  flags: readonly RaisedFlag[],
  about: About,
  causes: readonly Condition[],
): string[] {
  const doNow = flags
    .flatMap(({ doNow: what = '' }) => what.match(/[^.!]+[.!]+/g) ?? [])
    .map((sentence) => sentence.trim());
  // Said once, and first.
  const others = [...new Set(doNow)].filter(
    (sentence) => !/\bambulance\b|\bemergency (number|department|services)\b/i.test(sentence),
  );
  const isSmall = isSmallChild(about.who);
  const first = urgency === 4 && isSmall ? 'Go to an emergency department now.' : ACTION[urgency];
  const steps = [first, ...others.slice(0, 4)];
  // First aid that only the likeliest cause asks for, where no danger has said what to do.
  if (urgency >= 4 && others.length === 0 && causes[0]?.untilSeen) steps.push(causes[0].untilSeen);
  if (urgency === 4 && !isSmall) steps.push('Bring all medicines, or a list of them.');
  if (isSmall) steps.push(...(urgency < 4 ? SMALL_CHILD_AT_HOME : onTheWay(flags)));
  // Before anything that is taken: also beside care at home.
  if (urgency <= 3 && about.who.pregnant) steps.push(...(PREGNANCY?.do ?? []));
  // With care at home for the likeliest cause there is enough to do.
  if (urgency === 3 || (urgency === 2 && !causes[0]?.selfCare))
    return [...new Set(agreeing([...steps, ...forThisPerson(untilSeen(about, causes), about)]))];
  if (urgency === 1) steps.push('If it does not get better, or you are worried, book an appointment.');
  return [...new Set(steps)];
}

/** Dangers in which nothing is given by mouth: asleep or fighting for breath it chokes, and an operation may be needed. */
const NOTHING_BY_MOUTH: readonly (DangerId | undefined)[] = [
  'breath',
  'choking',
  'unconscious',
  'fit',
  'confused',
  'stroke',
  'head-injury',
  'allergy',
  'belly',
  'gut-bleeding',
  'testicle',
  'overdose',
  'poison',
];

function onTheWay(flags: readonly RaisedFlag[]): string[] {
  const isNothing = flags.some(({ danger, urgency }) => urgency >= 4 && NOTHING_BY_MOUTH.includes(danger));
  const [sips, bring] = SMALL_CHILD_ON_THE_WAY;
  return [isNothing ? sips.replace(/ Offer .*/, '') : sips, bring];
}

/** For the visit: what to note about the complaint, and what to bring. Nobody who goes now is held up by it. */
export function toBring(urgency: Urgency | null, about: About): string[] {
  if (urgency !== 2 && urgency !== 3) return [];
  const pregnancy = about.who.pregnant ? PREGNANCY : undefined;
  const medicines = isSmallChild(about.who) ? SMALL_CHILD_ON_THE_WAY[1] : 'Bring all medicines, or a list of them.';
  return [complaintsTold(about)[0]?.note, pregnancy?.note, medicines].flatMap((one) => one ?? []);
}

export const isSmallChild = ({ ageYears, ageMonths }: Who): boolean =>
  (ageYears ?? (ageMonths === undefined ? SMALL_CHILD_UNDER_YEARS : ageMonths / 12)) < SMALL_CHILD_UNDER_YEARS;

/** Younger ones neither drive nor drink. */
const ADULT_FROM_YEARS = 15;

function untilSeen(about: About, [likeliest]: readonly Condition[]): string[] {
  return [
    // What a condition asks for whose first aid is an emergency's is said with its red flag.
    ...(likeliest?.untilSeen && likeliest.urgency < 4 ? [likeliest.untilSeen] : []),
    ...stepsOfComplaints(complaintsTold(about), about.who),
  ];
}

/** Of the second complaint one step that may be done beside those of the first. */
export function stepsOfComplaints([first, second]: readonly UntilSeen[], who: Who): string[] {
  const isAdult = (who.ageYears ?? (who.ageMonths === undefined ? ADULT_FROM_YEARS : 0)) >= ADULT_FROM_YEARS;
  const own = first ? [...first.do, ...(isAdult ? first.adult : [])] : [];
  const beside = second?.do.find((step) => agreeing([...own, step]).at(-1) === step);
  return [...own, ...(beside ? [beside] : [])].slice(0, MOST_OF_COMPLAINTS);
}

const PREGNANCY = ALL_UNTIL_SEEN.find((one) => one.for.includes('pregnant'));

/** In the order of the knowledge: what is narrower, or graver, first. Something is there for every complaint. */
function complaintsTold({ stated }: About): UntilSeen[] {
  const isTold = (id: string) => stated.get(id)?.state === 'present';
  const told = ALL_UNTIL_SEEN.filter((one) => one !== PREGNANCY && one.for.some(isTold));
  return told.length > 0 ? told : ALL_UNTIL_SEEN.filter((one) => one.for.length === 0);
}
