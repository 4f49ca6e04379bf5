import { IconAlertTriangle, IconCheck, IconLock } from '@tabler/icons-react';
import { bedName } from '../../ui/bed-tile.tsx';
import { Button } from '../../ui/button.tsx';
import type { DoseFacts } from './dose-facts.ts';
import styles from './give-form.module.css';
import type { useGiving } from './giving.ts';

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
  const isOff = !giving.canRecord || (isAway && !giving.isInDoubt);
  const words = missingWords(facts, giving);
  return (
    <div className={styles.foot}>
      <p className={styles.missing} role="status">
        {words && (
          <>
            <IconAlertTriangle aria-hidden />
            <span>
              <b>{words.what}</b> {words.rest}
            </span>
          </>
        )}
      </p>
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
      {onLeave && <Button onClick={onLeave}>Not given</Button>}
      <Button
        look="primary"
        size="large"
        className={styles.record}
        icon={isOff ? <IconLock aria-hidden /> : <IconCheck aria-hidden />}
        disabled={isOff}
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

function missingWords(facts: DoseFacts, { ticks, reasonFor, reason }: GiveFootProps['giving']) {
  if (facts.allergyConflict) return { what: 'Do not give it.', rest: 'An allergy speaks against it: ask the doctor.' };
  const [first, ...more] = ticks.missing;
  if (first) return { what: 'Still to tick:', rest: [first, ...more].map(({ words }) => words).join('; ') };
  return reasonFor && !reason.trim() ? { what: 'Still to say:', rest: 'why now' } : null;
}
