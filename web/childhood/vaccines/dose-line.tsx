import { protectsFrom } from '#contract/childhood/vaccine-names.ts';
import type { DoseLine as Line } from '#contract/childhood/vaccines.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { scheduledAge } from '../growth/growth-words.ts';
import { daysOfLine, reasonInWords, STATE_TONES, STATE_WORDS } from './vaccine-words.ts';
import styles from './vaccines.module.css';

type DoseLineProps = { line: Line; onRecord?: (() => void) | undefined; hasSource?: boolean };

const CAN_RECORD: readonly Line['state'][] = [
  ...(['due', 'overdue', 'later', 'too-late', 'not-recorded', 'postponed', 'contraindicated'] as const),
];

export const DoseLine = ({ line, onRecord, hasSource }: DoseLineProps) => (
  <li className={styles.line}>
    <div className="min-0">
      <b className="semibold">
        <Translated>{line.name}</Translated>
      </b>
      {!hasSource && <Against name={line.name} />}
      <div className="muted text-sm">
        {line.dueAge === '0 days' ? t('At birth') : scheduledAge(line.dueAge)}
        {line.isLive && hasSource && ', live'}
      </div>
      <div className="text-sm breakable">
        {line.words ? asSentences(daysOfLine(line)) : daysOfLine(line)}{' '}
        <AsWritten>{reasonInWords(line.words)}</AsWritten>
      </div>
      {hasSource && <div className="faint text-sm breakable">{line.source}</div>}
    </div>
    <div className="column end gap-6">
      <Badge tone={STATE_TONES[line.state]}>{tMarked(STATE_WORDS[line.state])}</Badge>
      {onRecord && CAN_RECORD.includes(line.state) && (
        <Button look="quiet" onClick={onRecord} aria-label={`Record ${line.name}`}>
          Record
        </Button>
      )}
    </div>
  </li>
);

/** For families: those who give vaccines know it. */
function Against({ name }: { name: string }) {
  const what = protectsFrom(name);
  return what && <div className="muted text-sm breakable">{t('Against {what}', { what: tMarked(what) })}</div>;
}
