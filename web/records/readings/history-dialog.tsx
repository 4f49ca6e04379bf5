import { useState } from 'react';
import { READING_FACTS, type Reading, type ReadingKind } from '#contract/readings/readings.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { atStart, dayAndTime } from '#web/ui/time/time.ts';
import { useMarkReadingWrong, useReadingsOf } from '../queries.ts';
import styles from './history-dialog.module.css';
import { ReadingChart } from './reading-chart.tsx';
import { aside, figures, flagWord } from './reading-words.ts';

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
  const name = tMarked(READING_FACTS[kind].name);
  const moment = ({ measuredAt }: Reading) => atStart(dayAndTime(measuredAt, timeZone));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={name}>
      <QueryView query={readings} empty={t('No reading yet. Use Add reading to write one down.')} lines={5}>
        {(all) => (
          <>
            <ReadingChart readings={all} />
            <ul>
              {all.map((reading) => (
                <li key={reading.id} className={`row gap-12 between ruled ${styles.row}`}>
                  <div>
                    <b>
                      {figures(reading)} {tMarked(reading.unit)}
                    </b>
                    {flagWord(reading) && (
                      <Badge tone={reading.advice?.urgency ? 'urgent' : 'attention'}>
                        {tMarked(flagWord(reading) ?? '')}
                      </Badge>
                    )}
                    <span>
                      {aside(reading) && `${asSentences(aside(reading))} `}
                      {reading.isOwn
                        ? t('{moment}, by you', { moment: moment(reading) })
                        : t('{moment}, by {name}', { moment: moment(reading), name: reading.recordedBy })}
                      {reading.note && '. '}
                      <AsWritten>{reading.note ?? ''}</AsWritten>
                    </span>
                  </div>
                  {reading.isOwn && (
                    <Button
                      look="quiet"
                      aria-label={t('Wrong? {figures} {unit}', {
                        figures: figures(reading),
                        unit: tMarked(reading.unit),
                      })}
                      onClick={() => setAsked(reading)}
                    >
                      {t('Wrong?')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={t('Was this entered by mistake?')}
        yes={t('Mark as wrong')}
        no={t('It is right')}
        run={() => markWrong.mutateAsync(asked?.id ?? '')}
        onDone={() => toast.success(t('Marked as entered by mistake'))}
      >
        {asked &&
          t('{name} {figures} {unit}. It no longer counts, but stays in the record, crossed out.', {
            name,
            figures: figures(asked),
            unit: tMarked(asked.unit),
          })}
      </ConfirmDialog>
    </Dialog>
  );
}
