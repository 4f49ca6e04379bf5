import { IconCheck } from '@tabler/icons-react';
import { BACKUP_STAGES, type BackupsReply } from '#contract/clinic/backups.ts';
import { classNames } from '../ui/class-names.ts';
import { Panel } from '../ui/page/panel.tsx';
import { sizeInWords } from './backup-words.ts';
import styles from './backups.module.css';

type Running = NonNullable<BackupsReply['running']>;
type Stage = (typeof BACKUP_STAGES)[number];

const NAMES: Record<Stage, string> = {
  snapshot: 'Snapshot',
  tables: 'Tables, packed and encrypted',
  files: 'Checkpoints of the trail',
  test: 'Open it again and compare',
};

/** About: a table may be large or empty. */
const SHARES: Record<Stage, [from: number, until: number]> = {
  snapshot: [0, 3],
  tables: [3, 55],
  files: [55, 58],
  test: [58, 100],
};

export function percentOf({ stage, done, of }: Pick<Running, 'stage' | 'done' | 'of'>): number {
  if (!stage) return 0;
  const [from, until] = SHARES[stage];
  return Math.round(from + (until - from) * (of > 0 ? done / of : 0));
}

export function RunningBackup({ running }: { running: Running }) {
  const percent = percentOf(running);
  const at = running.stage ? BACKUP_STAGES.indexOf(running.stage) : -1;
  return (
    <Panel title="Backup made now" note={running.askedBy ? `by ${running.askedBy}` : 'by itself'}>
      <div className={`stack gap-12 ${styles.running}`}>
        <p className={`semibold muted ${styles.percent}`} aria-hidden>
          <b className="ink">{percent}</b> %
        </p>
        <progress className={styles.bar} aria-label="Backup" value={percent} max={100} />
        <ol className="stack gap-8 icons-20">
          {BACKUP_STAGES.map((stage, index) => (
            <li key={stage} className={`stack ${styles.stage}`} aria-current={index === at ? 'step' : undefined}>
              {index < at ? (
                <IconCheck className="ok" aria-label="done" />
              ) : (
                <i className={classNames(styles.bead, index === at && styles.now)} />
              )}
              <b className={index === at ? 'action' : undefined}>{NAMES[stage]}</b>
              <span className="text-14 faint">{index === at ? noteOf(running) : ''}</span>
            </li>
          ))}
        </ol>
        <p className="muted text-14 ruled pt-16">The clinic goes on working. You may leave this page.</p>
      </div>
    </Panel>
  );
}

function noteOf({ stage, done, of, bytes }: Running): string {
  if (stage === 'tables') return `${done} of ${of}, ${sizeInWords(bytes)}`;
  if (stage === 'test' && of > 0) return `${done} of ${of} tables`;
  return '';
}
