// What to do now about several readings: one headline, and of each reading what stays right beside it.
import { type DangerSign, howToGiveSugar, stepsOnTheWay } from '#contract/readings/reading-advice.ts';
import type { ReadingAdvice } from '#contract/readings/readings.ts';
import { t } from '#web/language/say.ts';

type Part = { title: string; steps: readonly string[] };
type Instruction = {
  urgency: ReadingAdvice['urgency'];
  /** Whose instruction is the headline. */
  leading: ReadingAdvice;
  /** What is done within minutes stands first. */
  parts: Part[];
};

/** `advices`: worst first. */
export function instructionOf(advices: readonly ReadingAdvice[], signs: readonly DangerSign[]): Instruction {
  const [worst] = advices;
  if (!worst) throw new Error('There is nothing to instruct about.');
  const going = advices.filter(isGoing);
  // Sugar and reliever are at hand: they come before measuring again and before a doctor of today.
  const leading = going.find(({ doFirst }) => doFirst) ?? going[0] ?? advices.find(({ doFirst }) => doFirst) ?? worst;
  const urgency = signs.length > 0 ? 5 : worst.urgency;
  const stepsOf = (advice: ReadingAdvice): string[] => {
    if (urgency === 5) return advice.urgency === 5 ? advice.steps : whileWaiting(advice, signs);
    if (going.length > 0 && !isGoing(advice)) return beforeGoing(advice);
    return advice === leading ? advice.steps : withFirst(advice, advice.steps);
  };
  const ordered = [...advices.filter(isWithinMinutes), ...advices.filter((one) => !isWithinMinutes(one))];
  // With a danger sign there is nothing to wait for.
  const stay = urgency === 5 && worst.urgency !== 5 ? untilHelpComes(worst) : [];
  const said = new Set<string>();
  const parts = ordered.map((advice, index) => {
    const steps = [...stepsOf(advice), ...(index === 0 ? stay : [])].filter((step) => !said.has(step));
    for (const step of steps) said.add(step);
    return { title: advice.title, steps };
  });
  return { urgency, leading, parts };
}

/** To hospital, by ambulance or without, and not after a second measurement. */
const isGoing = ({ urgency, repeatAfterMinutes }: ReadingAdvice) => (urgency ?? 0) >= 4 && repeatAfterMinutes === null;

const isWithinMinutes = ({ urgency, care }: ReadingAdvice) =>
  urgency !== null && (care === 'low-sugar' || care === 'asthma');

const withFirst = ({ doFirst }: ReadingAdvice, steps: readonly string[]) => [...(doFirst ? [doFirst] : []), ...steps];

const relieverNow = () => [
  t('Sit up straight. One puff of the reliever every 30 to 60 seconds, up to 10 puffs.'),
  t('Do not lie down.'),
];

/** Beside a reading that sends to hospital. */
const beforeGoing = (advice: ReadingAdvice): string[] =>
  advice.care === 'asthma' && advice.urgency !== null ? relieverNow() : withFirst(advice, stepsOnTheWay(advice));

/** Until the ambulance is there. */
function whileWaiting(advice: ReadingAdvice, signs: readonly DangerSign[]): string[] {
  if (advice.care === 'asthma')
    return advice.urgency === null && signs.length === 0 ? stepsOnTheWay(advice) : relieverNow();
  if (advice.care !== 'low-sugar') return [];
  const mayChoke = signs.includes('sugar-drowsy') || signs.includes('sugar-swallow') || signs.includes('child-limp');
  return [
    advice.isSmallChild
      ? t('While you wait: milk or sugar, but only while the child is awake and can swallow.')
      : t('While you wait: sugar, but only while you are awake and can swallow.'),
    ...(mayChoke ? [] : howToGiveSugar(advice)),
  ];
}

const untilHelpComes = ({ isSmallChild }: ReadingAdvice): string[] =>
  isSmallChild
    ? [t('Do not wait. Stay with the child until help comes.'), t('Do what the person on the phone says.')]
    : [t('Do not wait, and do not drive yourself.'), t('Stay with someone until help comes.')];
