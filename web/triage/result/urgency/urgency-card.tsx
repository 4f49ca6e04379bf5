import { IconAlertTriangle, IconInfoCircle, IconPhoneCall } from '@tabler/icons-react';
import { useContext } from 'react';
import { isBodyFirst } from '#contract/triage/body-first.ts';
import { crisisOf } from '#contract/triage/dangers.ts';
import { specialistsIn } from '#contract/triage/specialists.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { EngineLanguage, EngineText } from '#web/triage/language/engine-text.tsx';
import type { ScreenWords } from '#web/triage/language/screen-words.ts';
import type { Spoken } from '#web/triage/language/use-language.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AlertClinic } from './alert-clinic.tsx';
import { CrisisCalls } from './crisis-calls.tsx';
import styles from './urgency-card.module.css';
import { isEmergency, lookOf } from './urgency-look.ts';
import { UrgencyScale } from './urgency-scale.tsx';

export type TriageClinic = {
  name: string;
  emergencyNumber: string;
  /** Null until it is known. */
  crisisLine: { number: string; name: string | null } | null;
  phone: string;
};

type UrgencyCardProps = {
  result: TriageResult;
  clinic: TriageClinic;
  /** It has just been asked: an answer of last week calls nobody. */
  isNow: boolean;
  spoken: Pick<Spoken, 'language' | 'words'>;
};

/** The instruction first, in the largest words on the screen; how urgent it is, and what this is not, in the same card. */
export function UrgencyCard({ result, clinic, isNow, spoken: { language, words } }: UrgencyCardProps) {
  const { urgency, resultId, flags } = result;
  const { tone } = lookOf(urgency);
  const isGrave = isEmergency(urgency);
  const isInCrisis = crisisOf(flags) !== null;
  const mayAlert = isNow && resultId !== null && (isInCrisis || flags.some((flag) => flag.urgency >= 4));
  const [title, why] = saidOnCard(result, clinic, { language, words });
  const Icon = isGrave || urgency === 3 || urgency === null ? IconAlertTriangle : IconInfoCircle;
  return (
    <div
      className={classNames(`clipped surface ${styles.card}`, styles[tone])}
      role={isGrave ? 'alert' : undefined}
      lang={language}
    >
      <div className={`row between gap-12 semibold icons-20 ${styles.head}`}>
        <span className="row-inline gap-8">
          <Icon aria-hidden />
          {urgency === null ? lookOf(null).name : words.urgency[urgency].name}
        </span>
        {urgency !== null && <span className="row-inline gap-8">{words.ofFive(urgency)}</span>}
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          {result.complaint && (
            <p className={`mb-8 semibold text-18 ${styles.complaint}`}>
              <EngineText language={language}>{result.complaint}</EngineText>
            </p>
          )}
          <h1>{title}</h1>
          {why && <p className={`mt-8 muted text-18 ${styles.why}`}>{why}</p>}
          {(urgency === 2 || urgency === 3) && !isInCrisis && (
            <RightDoctor specialist={result.specialist} {...{ language, words }} />
          )}
        </div>
        {(isGrave || isInCrisis) && (
          <div className={`stack gap-10 mt-16 ${styles.acts}`}>
            {isInCrisis ? (
              <CrisisCalls {...{ flags, clinic, words }} />
            ) : (
              <ButtonAnchor
                href={`tel:${clinic.emergencyNumber}`}
                className={styles.call}
                icon={<IconPhoneCall aria-hidden />}
              >
                {words.call(clinic.emergencyNumber)}
              </ButtonAnchor>
            )}
            {urgency === 4 && !isInCrisis && <p>{words.emergency.cannotGetThere}</p>}
            {mayAlert ? <AlertClinic resultId={resultId} words={words.alert} /> : <p>{words.emergency.noAmbulance}</p>}
          </div>
        )}
        {urgency !== null && <UrgencyScale level={urgency} words={words.scale} />}
        <p className={`row stretch gap-12 mt-12 ruled semibold text-md ${styles.note}`}>
          <IconInfoCircle aria-hidden />
          <span>{words.note}</span>
        </p>
      </div>
    </div>
  );
}

/** Whose doctor it is, in the language of the card. */
function RightDoctor({ specialist, language, words }: Pick<Spoken, 'language' | 'words'> & { specialist: string }) {
  const inHindi = useContext(EngineLanguage);
  const named = specialistsIn(specialist).map((one) => (language === 'hi' ? (inHindi?.(one) ?? one) : one));
  return named.length > 0 && <p className="mt-8 text-18">{words.rightDoctor(named)}</p>;
}

/** What the card says: nothing beneath it says a sentence of these again. */
export const saidOnCard = (
  result: TriageResult,
  clinic: TriageClinic,
  { language, words }: Pick<Spoken, 'language' | 'words'>,
): [headline: string, why: string] => [headline(result, clinic, words), reason(result, words, language === 'en')];

function headline({ urgency, flags }: TriageResult, { emergencyNumber }: TriageClinic, words: ScreenWords): string {
  const inCrisis = crisisOf(flags);
  const isOfBody = inCrisis !== 'suicide' || isBodyFirst(flags);
  if (urgency === 5 && isOfBody) return words.emergency.number(emergencyNumber);
  if (inCrisis && !isBodyFirst(flags)) return words.crisis[inCrisis].title;
  return urgency === null ? words.danger.unread : words.urgency[urgency].headline;
}

/** What was seen, then what follows from it that the headline does not say. */
function reason({ flags, urgency, enough, why }: TriageResult, words: ScreenWords, isEnglish: boolean): string {
  const inCrisis = crisisOf(flags);
  const grave = flags.find((flag) => flag.urgency >= 4 || inCrisis === flag.danger);
  const said = isEnglish ? grave?.because : grave?.danger && words.signs.dangers[grave.danger].because;
  const seen = said ?? (enough || !isEnglish ? undefined : why[0]);
  if (inCrisis) return [seen, words.crisis[inCrisis].text].filter(Boolean).join(' ');
  if (urgency === null) return [seen, words.danger.unreadWhy].filter(Boolean).join(' ');
  // The headline says already when to see a doctor.
  const follows = urgency === 1 ? words.urgency[1].text : '';
  return [seen, isEmergency(urgency) ? words.emergency.besides : follows].filter(Boolean).join(' ');
}
