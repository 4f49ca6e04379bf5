import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  approveTrailExport,
  askForTrailExport,
  EXPORT_HOURS,
  stopTrailExport,
  type TrailExport,
  takeTrailExport,
} from '#contract/trail/exports.ts';
import { TRAIL_KINDS, type TrailFilter } from '#contract/trail/trail.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { AgreeDialog, secondYesOf } from '../ui/dialog/agree-dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { useExports, useExportsAgain, useWorkers } from './queries.ts';
import styles from './trail.module.css';

/** Files that were asked for: two administrators let one leave, and each can keep it from leaving. */
export function ExportPanel() {
  const exported = useExports();
  return (
    <Card title="Exports">
      <QueryView
        query={exported}
        lines={2}
        empty={`None in the last week. A file leaves with the yes of a second administrator, or after ${EXPORT_HOURS} hours.`}
      >
        {(all) => (
          <ul className="stack gap-12">
            {all.map((one) => (
              <ExportRow key={one.id} asked={one} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function ExportRow({
  asked: { id, filter, askedBy, askedAt, readyAt, approvedBy, state, can },
}: {
  asked: TrailExport;
}) {
  const timeZone = useTimeZone();
  const again = useExportsAgain();
  const [isAgreeing, setAgreeing] = useState(false);
  const stop = useMutation({ mutationFn: () => call(stopTrailExport, { params: { id } }), onSettled: again });
  const what = useWordsOf(filter);
  const words = {
    waiting: `Waits for a second yes, at the latest ${dayAndTime(readyAt, timeZone)}.`,
    ready: approvedBy ? `${approvedBy} agreed.` : `Nobody objected for ${EXPORT_HOURS} hours.`,
    over: 'Can no longer be taken.',
    stopped: 'Was stopped.',
  }[state];
  return (
    <li className={`stack gap-8 outlined round ${styles.review}`}>
      <p className="breakable">
        <b>{what}</b>
        <span className="block muted text-sm">
          {askedBy} asked {dayAndTime(askedAt, timeZone)}. {words}
        </span>
      </p>
      {state === 'waiting' && !can.approve && <p className="muted text-sm">{secondYesOf(askedBy)}</p>}
      {stop.error && <AlertBox tone="urgent" title={sentenceFor(stop.error)} />}
      <div className="row wrap gap-8">
        {can.stop && (
          <Button size="small" onClick={() => stop.mutate()} isBusy={stop.isPending}>
            Stop it
          </Button>
        )}
        {can.approve && (
          <Button size="small" onClick={() => setAgreeing(true)}>
            Agree
          </Button>
        )}
        {can.take && (
          <ButtonAnchor
            size="small"
            icon={<IconDownload aria-hidden />}
            href={`/api${takeTrailExport.path.replace('{id}', id)}`}
          >
            Take the file
          </ButtonAnchor>
        )}
      </div>
      {isAgreeing && (
        <AgreeDialog
          title={`Let ${askedBy} take these lines?`}
          yes="Agree"
          run={() => call(approveTrailExport, { params: { id } })}
          onDone={() => {
            setAgreeing(false);
            again();
          }}
          onClose={() => {
            setAgreeing(false);
            again();
          }}
        >
          {what}. The file leaves this house: make sure that you know what for.
        </AgreeDialog>
      )}
    </li>
  );
}

type AskForExportProps = { filter: TrailFilter; onClose: () => void };

/** The lines of a filter as a file. */
export function AskForExport({ filter, onClose }: AskForExportProps) {
  const what = useWordsOf(filter);
  const again = useExportsAgain();
  return (
    <AgreeDialog
      title="Export these lines?"
      yes="Ask for the export"
      run={() => call(askForTrailExport, { body: filter })}
      onDone={() => {
        toast.success('Export asked for.', 'The other administrators are told.');
        again();
        onClose();
      }}
      onClose={onClose}
    >
      {what}. You can take the file when a second administrator agrees, at the latest in {EXPORT_HOURS} hours. Every
      administrator can stop it.
    </AgreeDialog>
  );
}

function useWordsOf({ person, pud, kind, from, to }: TrailFilter): string {
  const name = useWorkers().data?.find(({ id }) => id === person)?.name;
  const parts = [name, pud, kind && TRAIL_KINDS[kind], from && `from ${from}`, to && `until ${to}`];
  return parts.filter(Boolean).join(', ') || 'All lines';
}
