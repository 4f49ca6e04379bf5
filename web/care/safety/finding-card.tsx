import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconDroplet,
  IconQuestionMark,
  IconRefresh,
  IconReplace,
  IconRoute,
  IconStethoscope,
  IconWeight,
} from '@tabler/icons-react';
import { type ReactNode, useContext, useId, useState } from 'react';
import {
  type DoseSum,
  REASON_CHARACTERS,
  type SafetyFinding,
  type SafetyOffer,
} from '#contract/medicines/medicines.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { atStart } from '#web/ui/time/time.ts';
import { AnswerContext } from './answer-context.ts';
import styles from './finding-card.module.css';
import { KidneyBar } from './kidney-bar.tsx';
import type { Replacement } from './safety-check.ts';

type FindingCardProps = {
  finding: SafetyFinding;
  reason: string;
  onReason: (reason: string) => void;
  /** When the server was asked: "10:51:20". */
  checkedAt: string;
  /** The better choice, the way out: main button first. */
  ways?: ReactNode;
  /** Says that the order is given instead of the earlier one, or beside it. */
  onReplaces?: ((isChosen: boolean) => void) | undefined;
  isUnderRow?: boolean;
};

/** Shows what was found, why, what to do instead, and the source. Keeping the order takes a written reason. */
export function FindingCard({ finding, reason, onReason, checkedAt, ways, onReplaces, isUnderRow }: FindingCardProps) {
  const { title, why, instead, source, severity, kind, needsReason, isForbidden, sums, kidneyBar, replaces } = finding;
  const rest = unsaidOf(why, title);
  const isSevere = severity === 'severe';
  const isReplacing = replaces?.isChosen === true && !needsReason;
  const Icon = isReplacing ? IconReplace : (ICONS[kind] ?? OF_SEVERITY[severity]);
  const answer = useContext(AnswerContext)(finding);
  const [saysBeside, setSaysBeside] = useState(false);
  const hasChoice = replaces !== undefined && onReplaces !== undefined;
  const isBeside = replaces?.isChosen === false && (saysBeside || reason !== '');
  // Nothing is chosen beforehand, and the reason belongs to one of the two: a double dose is never the quiet answer.
  const asksReason = needsReason && !isForbidden && (!hasChoice || replaces.isChosen || isBeside);
  const choose = (isChosen: boolean) => {
    setSaysBeside(!isChosen);
    onReplaces?.(isChosen);
  };
  return (
    <section
      className={classNames(
        `stack relative gap-14 round-lg ${styles.card}`,
        isSevere ? styles.severe : styles[severity],
        isUnderRow && styles.under,
        isReplacing && styles.replacing,
      )}
      aria-label={`Safety finding: ${title}`}
      tabIndex={-1}
      data-finding={finding.key}
    >
      <Icon size={30} className="attention" aria-hidden />
      <div className={`stack gap-4 ${styles.words}`}>
        {/* Announced alone: the count of the reason changes with every key. */}
        <div role={needsReason ? 'alert' : 'status'}>
          <h3>
            {WORDS[severity]}
            {atStart(title)}
          </h3>
          {rest && <p>{rest}</p>}
        </div>
        {sums && <Sums sums={sums} />}
        {kidneyBar && <KidneyBar bar={kidneyBar} />}
        <p className="semibold">{instead}</p>
        {hasChoice && <Replaces {...{ ...replaces, isBeside }} onChoose={choose} />}
        {(answer || ways) && (
          <div className={`row wrap gap-10 ${styles.ways}`}>
            {kind === 'condition' ? ways : answer}
            {kind === 'condition' ? answer : ways}
          </div>
        )}
        {asksReason && <Reason {...{ reason, onReason, words: wordsFor(finding, isUnderRow === true) }} />}
        <p className="muted text-14">
          {source}. Checked on the server {checkedAt}.
        </p>
      </div>
    </section>
  );
}

/** A title begins with the danger, "Bleeding: Ibuprofen with Warfarin": it is not said again beneath. */
const unsaidOf = (why: string, title: string) => why.replace(`${title.slice(0, title.lastIndexOf(': '))}.`, '').trim();

/** No colour without a word. */
const WORDS = { severe: 'Severe: ', caution: 'Caution: ', note: '' } as const;

const OF_SEVERITY = { severe: IconAlertOctagon, caution: IconAlertTriangle, note: IconQuestionMark } as const;

const ICONS: Partial<Record<SafetyFinding['kind'], typeof IconAlertOctagon>> = {
  child: IconWeight,
  kidney: IconDroplet,
  condition: IconStethoscope,
  route: IconRoute,
};

/** The sum is shown, not only its result. */
const Sums = ({ sums }: { sums: readonly DoseSum[] }) => (
  <table className={`round surface ${styles.sums}`}>
    <caption className="visually-hidden">Dose by weight</caption>
    <tbody>
      {sums.map(({ what, counted, most, isOver }) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td className={isOver ? 'urgent semibold' : undefined}>{counted}</td>
          <td>{most}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

type ReplacesProps = NonNullable<SafetyFinding['replaces']> & {
  isBeside: boolean;
  onChoose: (isChosen: boolean) => void;
};

function Replaces({ words = 'the earlier one', isChosen, isBeside, onChoose }: ReplacesProps) {
  const name = useId();
  const beside = isBeside ? 'beside' : '';
  return (
    <ChoiceField
      label="Which is meant?"
      name={name}
      choices={[
        { value: 'instead', label: `Instead of ${words}` },
        { value: 'beside', label: 'Beside it' },
      ]}
      value={isChosen ? 'instead' : beside}
      onChoose={(chosen) => onChoose(chosen === 'instead')}
    />
  );
}

function wordsFor({ replaces }: SafetyFinding, isKeeping: boolean): string {
  if (replaces) return replaces.isChosen ? 'Or write how it goes on' : 'Write why both are taken';
  return isKeeping ? 'Or keep it, and write why' : 'Write what you know, or why it goes on';
}

type ReasonProps = { reason: string; onReason: (reason: string) => void; words: string };

function Reason({ reason, onReason, words }: ReasonProps) {
  const id = useId();
  const count = reason.trim().length;
  return (
    <div className={styles.reason}>
      <label htmlFor={id}>{words}</label>
      <span className="muted text-14" id={`${id}-hint`}>
        at least {REASON_CHARACTERS} characters, signed with your name
      </span>
      <div className={`relative ${styles.typed}`}>
        <textarea
          className="full block outlined-strong round surface ink"
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

type WaysProps = {
  name: string;
  replacement: Replacement | null;
  offer: SafetyOffer | undefined;
  onReplace: () => void;
  onTake: () => void;
  onRemove: () => void;
};

export function WaysOut({ name, replacement, offer, onReplace, onTake, onRemove }: WaysProps) {
  return (
    <>
      {offer && (
        <Button look="primary" onClick={onTake}>
          {offer.words}
        </Button>
      )}
      {replacement && (
        <Button look={offer ? 'secondary' : 'primary'} icon={<IconRefresh aria-hidden />} onClick={onReplace}>
          Replace with {inFull(replacement.medicine)}
        </Button>
      )}
      <Button onClick={onRemove}>Remove {name}</Button>
      {replacement && <span>{replacement.note}</span>}
    </>
  );
}

const inFull = ({ name, usual: { dose } }: Replacement['medicine']) => `${name} ${dose.amount} ${dose.unit}`;
