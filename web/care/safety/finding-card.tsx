import { IconAlertOctagon, IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { REASON_CHARACTERS, type SafetyFinding } from '../../../contract/medicines.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { atStart } from '../../ui/time.ts';
import styles from './finding-card.module.css';
import type { Replacement } from './safety-check.ts';

type FindingCardProps = {
  finding: SafetyFinding;
  reason: string;
  onReason: (reason: string) => void;
  /** Where the server was asked, "10:51:20". */
  checkedAt: string;
  /** The better choice, the way out: main button first. */
  ways?: ReactNode;
  isUnderRow?: boolean;
};

/** What, why, what to do instead, and where it comes from. To keep it costs a written reason. */
export function FindingCard({ finding, reason, onReason, checkedAt, ways, isUnderRow }: FindingCardProps) {
  const { title, why, instead, source, severity, needsReason } = finding;
  const isSevere = severity === 'severe';
  return (
    <section
      className={classNames(styles.card, isSevere ? styles.severe : styles[severity], isUnderRow && styles.under)}
      aria-label={`Safety finding: ${title}`}
      tabIndex={-1}
      data-finding={finding.key}
    >
      {isSevere ? <IconAlertOctagon aria-hidden /> : <IconInfoCircle aria-hidden />}
      <div className={styles.words}>
        {/* Announced alone: the count of the reason changes with every key. */}
        <div role={needsReason ? 'alert' : 'status'}>
          <h3>{atStart(title)}</h3>
          <p>{why}</p>
        </div>
        <p className={styles.instead}>{instead}</p>
        {ways && <div className={styles.ways}>{ways}</div>}
        {needsReason && <Reason {...{ reason, onReason, isKeeping: isUnderRow === true }} />}
        <p className={styles.source}>
          {source}. Checked on the server {checkedAt}.
        </p>
      </div>
    </section>
  );
}

type ReasonProps = { reason: string; onReason: (reason: string) => void; isKeeping: boolean };

function Reason({ reason, onReason, isKeeping }: ReasonProps) {
  const id = useId();
  const count = reason.trim().length;
  return (
    <div className={styles.reason}>
      <label htmlFor={id}>{isKeeping ? 'Or keep it, and write why' : 'Write what you know, or why it goes on'}</label>
      <span id={`${id}-hint`}>at least {REASON_CHARACTERS} characters, signed with your name</span>
      <div className={styles.typed}>
        <textarea
          id={id}
          rows={2}
          maxLength={500}
          aria-describedby={`${id}-hint`}
          value={reason}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
        <p className={count >= REASON_CHARACTERS ? styles.enough : undefined}>
          {count} of {REASON_CHARACTERS}
        </p>
      </div>
    </div>
  );
}

type WaysProps = { name: string; replacement: Replacement | null; onReplace: () => void; onRemove: () => void };

export function WaysOut({ name, replacement, onReplace, onRemove }: WaysProps) {
  return (
    <>
      {replacement && (
        <Button look="primary" icon={<IconRefresh aria-hidden />} onClick={onReplace}>
          Replace with {inFull(replacement.medicine)}
        </Button>
      )}
      <Button onClick={onRemove}>Remove {name}</Button>
      {replacement && <span>{replacement.note}</span>}
    </>
  );
}

const inFull = ({ name, usual: { dose } }: Replacement['medicine']) => `${name} ${dose.amount} ${dose.unit}`;
