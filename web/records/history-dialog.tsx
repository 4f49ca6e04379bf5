import { useState } from 'react';
import { READING_FACTS, type Reading, type ReadingKind } from '#contract/records.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { useTimeZone } from '../ui/clinic-time.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { atStart, dayAndTime } from '../ui/time.ts';
import { toast } from '../ui/toast.ts';
import styles from './history-dialog.module.css';
import { useMarkReadingWrong, useReadingsOf } from './queries.ts';
import { figures } from './reading-words.ts';

type HistoryDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  kind: ReadingKind;
  patientId: string;
};

/** All readings of one kind, with who took them; one's own can be marked as wrong. */
export function HistoryDialog({ isOpen, onClose, kind, patientId }: HistoryDialogProps) {
  const timeZone = useTimeZone();
  const readings = useReadingsOf(patientId, kind, isOpen);
  const markWrong = useMarkReadingWrong();
  const [asked, setAsked] = useState<Reading | null>(null);
  const { name } = READING_FACTS[kind];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={name}>
      <QueryView query={readings} empty="No reading yet. Use Add reading to write one down." lines={5}>
        {(all) => (
          <ul>
            {all.map((reading) => (
              <li key={reading.id} className={`row gap-12 between ruled ${styles.row}`}>
                <div>
                  <b>
                    {figures(reading)} {reading.unit}
                  </b>
                  {reading.flag && <Badge tone="attention">{reading.flag}</Badge>}
                  <span>
                    {atStart(dayAndTime(reading.measuredAt, timeZone))}, by {reading.isOwn ? 'you' : reading.recordedBy}
                  </span>
                </div>
                {reading.isOwn && (
                  <Button
                    look="quiet"
                    aria-label={`Entered by mistake: ${figures(reading)} ${reading.unit}`}
                    onClick={() => setAsked(reading)}
                  >
                    Wrong?
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title="Was this entered by mistake?"
        yes="Mark as wrong"
        no="It is right"
        run={() => markWrong.mutateAsync(asked?.id ?? '')}
        onDone={() => toast.success('Marked as entered by mistake')}
      >
        {asked && `${name} ${figures(asked)} ${asked.unit}. It no longer counts, but stays in the record, crossed out.`}
      </ConfirmDialog>
    </Dialog>
  );
}
