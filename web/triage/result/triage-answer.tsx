import { IconPhoneCall } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isBodyFirst } from '#contract/triage/body-first.ts';
import { crisisOf, isCrisis } from '#contract/triage/dangers.ts';
import type { Correction, DangerTap } from '#contract/triage/symptoms.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { LanguageSwitch } from '#web/language/language-switch.tsx';
import { t } from '#web/language/say.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { WithNextStep } from '#web/ui/navigation/next-step-bar.tsx';
import { useMedia } from '#web/ui/viewport/media.ts';
import { DangerSigns } from '../danger/danger-signs.tsx';
import { EngineLanguage } from '../language/engine-text.tsx';
import type { ScreenWords } from '../language/screen-words.ts';
import { type Spoken, useLanguage } from '../language/use-language.ts';
import { type Corrections, useCorrections } from './corrections.ts';
import { FollowUp } from './follow-up.tsx';
import { CausesCard } from './reasons/causes-card.tsx';
import { FromRecordCard } from './reasons/from-record-card.tsx';
import { HowCard } from './reasons/how-card.tsx';
import { ModelCard } from './reasons/model-card.tsx';
import { UnderstoodCard } from './reasons/understood-card.tsx';
import styles from './triage-answer.module.css';
import { saidOnCard, type TriageClinic, UrgencyCard } from './urgency/urgency-card.tsx';
import { isEmergency } from './urgency/urgency-look.ts';
import { NextSteps } from './what-to-do/next-steps.tsx';
import { stepsOf, withoutCard } from './what-to-do/steps-of.ts';
import { WorseCard } from './what-to-do/worse-card.tsx';

/** Keep it equal to the style sheet. There the causes are opened: the column has room for them. */
const TWO_COLUMNS = '(min-width: 900px)';
/** What the button under the thumb jumps to. */
const BOOKING = 'booking';

/** With what was corrected, and the readings of the record that are to be left out from now on. */
export type Update = (corrections: Correction[], leftOut: readonly string[]) => void;

export type TriageAnswerProps = {
  result: TriageResult;
  clinic: TriageClinic;
  words: string;
  facts: readonly string[];
  earlier: readonly Correction[];
  /** Danger signs that were answered for. */
  taps?: readonly DangerTap[];
  /** Asks again with danger signs that were tapped or left alone. */
  onTap?: ((dangers: DangerTap[]) => void) | undefined;
  /** Asks again with what was corrected. Without it the answer is one of the past. */
  onUpdate?: Update | undefined;
  isUpdating?: boolean;
  errorMessage?: ReactNode;
  onChangeWords?: (() => void) | undefined;
  /** In the place of words: back to the body. */
  onChangeMarked?: (() => void) | undefined;
  /** A note on how the answer came about, above everything but an emergency. */
  notice?: ReactNode;
  /** The recommendation of a questionnaire, the reading of a photo. */
  before?: ReactNode;
  booking: ReactNode;
  /** False for an answer of the past. */
  isNow?: boolean;
  /** False where the reading of a photo says already what the model saw. */
  isModelApart?: boolean;
};

/** Danger signs are asked for before it says how urgent it is. */
export const isOpen = ({ urgency, asks }: TriageResult) => urgency === null || asks.length > 0;

/** What must be answered for first; else the answer. Keyed by the result: a new one starts anew. */
export function TriageAnswer(props: TriageAnswerProps) {
  const { result, clinic, words, taps = [], onTap, isNow = true, isUpdating = false } = props;
  const { errorMessage, notice, onChangeWords, before, booking } = props;
  const spoken = useLanguage(words);
  return (
    <EngineLanguage value={spoken.inHindi}>
      {!isNow || !onTap || !isOpen(result) ? (
        <WholeAnswer {...props} spoken={spoken} />
      ) : (
        <DangerSigns
          {...{ result, clinic, spoken, errorMessage, notice, onChangeWords, before, booking }}
          said={words}
          earlier={taps}
          onAnswer={onTap}
          isSending={isUpdating}
        />
      )}
    </EngineLanguage>
  );
}

/**
 * Danger first, then what to do, what getting worse looks like, what could change it, and the booking: never folded. The
 * working stands folded beneath, with what is urgent of it in sight.
 */
function WholeAnswer({ spoken, ...props }: TriageAnswerProps & { spoken: Spoken }) {
  const {
    result,
    clinic,
    words,
    facts,
    earlier,
    onUpdate,
    onChangeWords,
    onChangeMarked,
    notice,
    before,
    booking,
    isNow = true,
    isModelApart = true,
  } = props;
  const corrections = useCorrections(result, earlier);
  const isGrave = isEmergency(result.urgency);
  const isInCrisis = isCrisis(result.flags);
  const isWide = useMedia(TWO_COLUMNS);
  const isCall = isGrave || isInCrisis;
  const isUpdatedBelow = onUpdate !== undefined && corrections.count > 0 && !isWide && !isCall;
  const urgency = <UrgencyCard {...{ result, clinic, isNow, spoken }} />;
  const [headline, why] = saidOnCard(result, clinic, spoken);
  // At 5 the headline and its button are the first step: what follows is for while help is on its way.
  const call = result.urgency === 5 ? spoken.words.steps.first[5](clinic.emergencyNumber) : '';
  const onCard = [headline, `${why} ${call}`] as const;
  const inHindi = spoken.language === 'en' ? [] : translatedSteps(result, spoken.words, clinic.emergencyNumber);
  const steps = inHindi.length > 0 ? [] : stepsOf(result);
  return (
    <WithNextStep
      usual={
        isUpdatedBelow ? (
          <UpdateButton {...props} corrections={corrections} />
        ) : (
          <NextStep {...{ result, clinic, spoken }} />
        )
      }
      // A changed answer comes before any booking; and nothing takes the place of a number to call.
      isFixed={isCall || isUpdatedBelow}
    >
      <div className={styles.answer}>
        <div className={styles.top}>
          <LanguageSwitch {...spoken} />
        </div>
        {isGrave && urgency}
        {notice}
        <div className={styles.columns}>
          <div className={styles.column}>
            {!isGrave && urgency}
            {before}
            <NextSteps
              spoken={spoken}
              translated={isCall ? withoutCard(inHindi, onCard) : inHindi}
              steps={isCall ? withoutCard(steps, onCard) : steps}
              urgency={result.urgency}
            />
            <WorseCard {...result} spoken={spoken} emergencyNumber={clinic.emergencyNumber} isOpened={isWide} />
          </div>
          <div className={styles.column}>
            {onUpdate && !isGrave && <FollowUp questions={result.questions} {...{ corrections, spoken }} />}
            <div id={BOOKING}>{booking}</div>
            <div className="panel clipped">
              {onUpdate && isGrave && <FollowUp questions={result.questions} {...{ corrections, spoken }} isFolded />}
              <CausesCard causes={result.causes} mustNotMiss={result.mustNotMiss} isOpened={isWide && !isGrave} />
              <UnderstoodCard {...{ result, words, facts, corrections, onChangeWords, onChangeMarked }} />
              <FromRecordCard readings={result.readings ?? []} corrections={onUpdate ? corrections : null} />
              {isModelApart && <ModelCard said={result.fromModel} isGrave={isGrave} />}
              <HowCard result={result} />
            </div>
            {onUpdate && corrections.count > 0 && (
              <div className={classNames('stack gap-12', isWide && styles.update)} role="status">
                {props.errorMessage}
                {!isUpdatedBelow && <UpdateButton {...props} corrections={corrections} />}
              </div>
            )}
          </div>
        </div>
      </div>
    </WithNextStep>
  );
}

type NextStepProps = Pick<TriageAnswerProps, 'result' | 'clinic'> & { spoken: Spoken };

function NextStep({ result: { urgency, flags }, clinic: { emergencyNumber, crisisLine }, spoken }: NextStepProps) {
  const icon = <IconPhoneCall aria-hidden />;
  // The same call as the first on the card.
  if (crisisLine && crisisOf(flags) === 'suicide' && !isBodyFirst(flags)) {
    return (
      <ButtonAnchor look="danger" isBlock href={`tel:${crisisLine.number}`} icon={icon} lang={spoken.language}>
        {spoken.words.callCrisis(crisisLine.number, crisisLine.name)}
      </ButtonAnchor>
    );
  }
  if (isEmergency(urgency) || isCrisis(flags)) {
    return (
      <ButtonAnchor look="danger" isBlock href={`tel:${emergencyNumber}`} icon={icon} lang={spoken.language}>
        {spoken.words.call(emergencyNumber)}
      </ButtonAnchor>
    );
  }
  return (
    <ButtonAnchor look="primary" isBlock href={`#${BOOKING}`} onClick={unfoldBooking}>
      {t('See a doctor')}
    </ButtonAnchor>
  );
}

/** Where it is folded, whoever is led to it finds it open. */
function unfoldBooking() {
  const folded = document.getElementById(BOOKING)?.querySelector('details');
  if (folded) folded.open = true;
}

type UpdateButtonProps = Pick<TriageAnswerProps, 'onUpdate' | 'isUpdating'> & { corrections: Corrections };

const UpdateButton = ({ corrections, onUpdate, isUpdating = false }: UpdateButtonProps) => (
  <Button
    look="primary"
    isBlock
    isBusy={isUpdating}
    busyText={t('Analyzing...')}
    onClick={() => onUpdate?.(corrections.all(), corrections.leftOut)}
  >
    {t('Update the answer')}
  </Button>
);

// First steps in another language than the engine's: what the urgency asks for, then what the dangers ask for.
type Told = Pick<TriageResult, 'urgency' | 'flags'>;

/**
 * Translates the steps of an emergency or a crisis. Otherwise the headline says what to do, and the rest stays in English.
 */
function translatedSteps({ urgency, flags }: Told, words: ScreenWords, emergencyNumber: string): string[] {
  const dangers = new Set(flags.flatMap(({ danger }) => danger ?? []));
  const doNow = [...dangers].map((danger) => words.signs.dangers[danger].doNow);
  const crisis = crisisOf(flags);
  if (crisis && !isBodyFirst(flags)) return [words.steps.crisis[crisis](emergencyNumber), ...doNow];
  if (urgency !== 4 && urgency !== 5) return [];
  return [words.steps.first[urgency](emergencyNumber), ...doNow, ...(urgency === 4 ? [words.steps.medicines] : [])];
}
