import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import { Button } from '#web/ui/button.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { Level } from '../look/level.tsx';
import { PartialSetNote } from '../look/partial-set-note.tsx';
import { ScaleNote } from '../look/scale-note.tsx';
import { ScoreTile } from '../look/score-tile.tsx';
import { ScoreAge, ScoreLine, ScoreTrend } from '../look/score-trend.tsx';
import { ScoredAsAdult } from '../look/scored-as-adult.tsx';
import { SevenReadings } from '../look/seven-readings.tsx';
import { NextThings } from '../overview/next-things.tsx';
import { notScoredInWords } from '../words.ts';
import styles from './score-panel.module.css';
import { StatusDialog } from './status-dialog.tsx';

type ScorePanelProps = { inpatient: InpatientDetail };

export function ScorePanel({ inpatient }: ScorePanelProps) {
  const now = useNow();
  const [isSetting, setSetting] = useState(false);
  const { news2, status, statusBecause, readings, can } = inpatient;
  return (
    <section className={`round-lg surface clipped ${styles.panel} ${styles[status]}`} aria-label="How this patient is">
      <div className={`row wrap gap-8 gap-x-14 ${styles.top}`}>
        <ScoreTile score={news2?.score ?? null} status={status} />
        <div className={`lead-130 ${styles.words}`}>
          <p>
            <b>{news2 ? 'NEWS2' : notScoredInWords(inpatient.notScored)}</b>
            {news2 && <ScoreAge at={news2.at} now={now} />}
            {news2 && <ScoreTrend news2={news2} />}
          </p>
          <p className="muted">{statusBecause}</p>
          <ScoredAsAdult news2={news2} />
          <ScaleNote inpatient={inpatient} />
          <PartialSetNote inpatient={inpatient} />
        </div>
        {news2 && <ScoreLine line={news2.line} />}
        <Level status={status} />
        {can.setStatus && (
          <Button icon={<IconPencil aria-hidden />} onClick={() => setSetting(true)}>
            Set status
          </Button>
        )}
      </div>
      <div className={styles.readings}>
        <SevenReadings readings={readings} />
      </div>
      <NextThings {...{ inpatient, now }} hasWords />
      <StatusDialog inpatient={inpatient} isOpen={isSetting} onClose={() => setSetting(false)} />
    </section>
  );
}
