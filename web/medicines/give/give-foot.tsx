import { IconAlertTriangle, IconCheck, IconClock, IconLock } from '@tabler/icons-react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { bedName } from '#web/ui/people/bed-tile.tsx';
import { useNow } from '#web/ui/time/now.ts';
import type { DoseFacts } from './dose-facts.ts';
import styles from './give-form.module.css';
import { givenAgo } from './given-ago.ts';
import type { useGiving } from './giving.ts';
import type { ReasonFor } from './reason-choice.tsx';

type GiveFootProps = {
  facts: DoseFacts;
  giving: ReturnType<typeof useGiving>;
  signedAs: string;
  isAway: boolean;
  onClose: () => void;
  onLeave: (() => void) | undefined;
};

/** Always in sight: what is missing, and the button that says what it records for whom. */
export function GiveFoot({ facts, giving, signedAs, isAway, onClose, onLeave }: GiveFootProps) {
  const isOff = !giving.canAsk || (isAway && !giving.isInDoubt);
  const isLocked = isOff || giving.isReasonMissing;
  return (
    <div className={`row gap-10 ruled surface ${styles.foot}`}>
      <div className={`stack grow gap-4 ${styles.words}`}>
        <TooSoon facts={facts} />
        {!facts.isRecognised && (
          <p className={`attention ${styles.unknown}`}>
            <IconAlertTriangle aria-hidden />
            <b>This name is not known here</b>
          </p>
        )}
        <Missing facts={facts} giving={giving} />
      </div>
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
      {onLeave && <Button onClick={onLeave}>Not given</Button>}
      <Button
        look="primary"
        size="large"
        className={classNames(styles.record, isLocked && styles.locked)}
        icon={isLocked ? <IconLock aria-hidden /> : <IconCheck aria-hidden />}
        disabled={isOff}
        aria-disabled={isLocked || undefined}
        isBusy={giving.isSending}
        busyText="Recording …"
        onClick={giving.record}
      >
        <span>
          {giving.isInDoubt ? 'Try again' : `Record ${facts.dosage} as given`}
          <small>
            {facts.patient}, {bedName(facts)} · as {signedAs}
          </small>
        </span>
      </Button>
    </div>
  );
}

/** In sight wherever the sheet is scrolled to. */
function TooSoon({ facts }: Pick<GiveFootProps, 'facts'>) {
  const now = useNow();
  const soon = facts.lastDoses.filter(({ isInsideGap }) => isInsideGap);
  return soon.map((dose) => (
    <p key={dose.id} className={styles.soon}>
      <IconClock aria-hidden />
      <b>{givenAgo(dose, now)}</b>
    </p>
  ));
}

const Missing = ({ facts, giving }: Pick<GiveFootProps, 'facts' | 'giving'>) => {
  const all = missingWords(facts, giving);
  return (
    <p className={styles.missing} role="status">
      {all.length > 0 && <IconAlertTriangle aria-hidden />}
      <span>
        {all.map(({ what, rest }) => (
          <span key={what}>
            <b>{what}</b> {rest}{' '}
          </span>
        ))}
      </span>
    </p>
  );
};

const WHY: Record<ReasonFor, string> = {
  gap: 'why again so soon',
  late: 'why so late',
  early: 'why so early',
  ended: 'why after its order had ended',
};

const GIVEN_BEFORE = { what: 'Do not give it.', rest: 'Was it given before? Enter when.' };

function missingWords(facts: DoseFacts, giving: GiveFootProps['giving']) {
  const { ticks, reasonFor, isReasonMissing, isTimeMissing, wrongTime } = giving;
  if (facts.allergyConflict)
    return [{ what: 'Do not give it.', rest: 'An allergy speaks against it: ask the doctor.' }];
  const toTick = ticks.missing.map(({ words }) => words).join('; ');
  return [
    ...(isTimeMissing ? [facts.ended ? GIVEN_BEFORE : { what: 'Still to enter:', rest: 'when it was given.' }] : []),
    ...(wrongTime ? [{ what: 'Time given:', rest: wrongTime }] : []),
    ...(toTick ? [{ what: 'Still to tick:', rest: `${toTick}.` }] : []),
    ...(reasonFor && isReasonMissing ? [{ what: 'Still to say:', rest: `${WHY[reasonFor]}.` }] : []),
  ];
}
