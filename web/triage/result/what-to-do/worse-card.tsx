import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { SMALL_CHILD_SIGNS } from '#contract/readings/small-child-signs.ts';
import { isCrisis } from '#contract/triage/dangers.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { ON_THE_WAY, WHILE_WAITING, WITH_ANY_COMPLAINT } from '#contract/triage/worse-anyway.ts';
import { EngineText } from '#web/triage/language/engine-text.tsx';
import type { Spoken } from '#web/triage/language/use-language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Fold } from '#web/ui/page/fold.tsx';
import { isEmergency } from '../urgency/urgency-look.ts';
import styles from './worse-card.module.css';

type WorseCardProps = Told & {
  emergencyNumber: string;
  spoken: Pick<Spoken, 'language' | 'words'>;
  /** Room enough for every sign; else those for a doctor are folded behind the first. */
  isOpened?: boolean;
};

/** Fewer take no more room than their fold. */
const FOLDED_FROM = 3;

/** Every answer says it, in the language of its card, however calm; in an emergency nothing that sounds like waiting. */
export function WorseCard({ urgency, emergencyNumber, spoken, isOpened = false, ...result }: WorseCardProps) {
  const titleId = useId();
  const { language, words } = spoken;
  const { mild, emergency, sentences } = kindsOf({ ...result, urgency });
  if (mild.length + sentences.length + emergency.length === 0) return null;
  return (
    <section className={`panel clipped ${styles.card}`} aria-labelledby={titleId} lang={language}>
      <h2 id={titleId}>{words.worse.title}</h2>
      {sentences.length > 0 && <Sentences sentences={sentences} spoken={spoken} />}
      {mild.length > 0 && (
        <Kind
          title={words.worse.sameDay}
          spoken={spoken}
          icon={<IconClock aria-hidden />}
          signs={mild}
          isFolded={!isOpened && mild.length >= FOLDED_FROM}
        />
      )}
      {emergency.length > 0 && (
        <Kind
          title={urgency === 5 ? words.worse.again(emergencyNumber) : words.call(emergencyNumber)}
          spoken={spoken}
          icon={ALERT}
          isGrave
          signs={emergency}
        />
      )}
    </section>
  );
}

/** As they were said: those that call for help, and those of a small child under their lead, in the colour of danger. */
function Sentences({ sentences, spoken }: Pick<WorseCardProps, 'spoken'> & { sentences: readonly string[] }) {
  const lead = sentences.find((one) => one.endsWith(':'));
  const child = lead ? sentences.filter((one) => CHILD_SIGNS.has(one)) : [];
  const rest = sentences.filter((one) => one !== lead && !child.includes(one));
  const grave = rest.filter((one) => CALLS_FOR_HELP.test(one));
  const calm = rest.filter((one) => !grave.includes(one));
  return (
    <>
      {calm.length > 0 && <Kind signs={calm} spoken={spoken} />}
      {lead && (
        <Kind
          title={<EngineText language={spoken.language}>{lead}</EngineText>}
          icon={ALERT}
          isGrave
          signs={child}
          spoken={spoken}
        />
      )}
      {grave.length > 0 && <Kind isGrave signs={grave} spoken={spoken} />}
    </>
  );
}

const ALERT = <IconAlertTriangle aria-hidden />;
const CHILD_SIGNS: ReadonlySet<string> = new Set(Object.values(SMALL_CHILD_SIGNS));
const CALLS_FOR_HELP = /\b(?:ambulance|emergency|hospital|at once|immediately)\b/i;

type Told = Pick<TriageResult, 'comeBack' | 'emergencySigns' | 'urgency' | 'understood' | 'flags'>;

/** An answer with a number has signs, whichever version gave it and however little it found. */
function kindsOf({ comeBack, emergencySigns, urgency, understood, flags }: Told) {
  const isGrave = isEmergency(urgency);
  const distinct = [...new Set(comeBack)];
  // Earlier versions said in each sentence whom to call, and of a small child first that one sign is enough.
  const sentences = emergencySigns ? [] : distinct.filter((one) => !isGrave || !mayWait(one));
  const mild = isGrave || !emergencySigns ? [] : distinct.filter((sign) => !emergencySigns.includes(sign));
  const told = new Set(understood.flatMap(({ name, state }) => (state === 'present' ? name.toLowerCase() : [])));
  const open = WITH_ANY_COMPLAINT.filter((sign) => !told.has(sign.toLowerCase()));
  const anyway = isGrave ? (urgency === 5 ? WHILE_WAITING : ON_THE_WAY) : open;
  // In a crisis the card of its calls says it.
  const isBare = urgency !== null && !isCrisis(flags) && (isGrave || mild.length === 0) && sentences.length === 0;
  const emergency = [...new Set(emergencySigns)];
  return { mild, sentences, emergency: isBare && emergency.length === 0 ? anyway : emergency };
}

/** "See a doctor if it lasts a week" beside "go now". */
const mayWait = (sentence: string) =>
  /^(?:see a doctor|get seen|come|sooner)\b/i.test(sentence) && !CALLS_FOR_HELP.test(sentence);

type KindProps = {
  title?: ReactNode;
  icon?: ReactNode;
  isGrave?: boolean;
  isFolded?: boolean;
  signs: readonly string[];
  spoken: WorseCardProps['spoken'];
};

function Kind({ title, icon, isGrave, isFolded = false, signs, spoken: { language, words } }: KindProps) {
  const heading = title && (
    <h3>
      {icon}
      {title}
    </h3>
  );
  const list = (
    <ul>
      {signs.map((sign) => (
        <li key={sign}>
          <EngineText language={language}>{sign}</EngineText>
        </li>
      ))}
    </ul>
  );
  if (isFolded)
    return (
      <Fold
        className={`${styles.kind} ${styles.folded}`}
        title={
          <>
            {heading}
            <p>
              <EngineText language={language}>{signs[0] ?? ''}</EngineText>
              {words.worse.more(signs.length - 1)}
            </p>
          </>
        }
      >
        {list}
      </Fold>
    );
  return (
    <div className={classNames(`stack gap-8 ${styles.kind}`, isGrave && styles.now)}>
      {heading}
      {list}
    </div>
  );
}
