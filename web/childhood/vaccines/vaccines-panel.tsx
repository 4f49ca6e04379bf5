import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { GivenDose, VaccineRecord } from '#contract/childhood/vaccines.ts';
import { useClinic } from '#web/api/clinic.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { counted, dayInWords } from '../growth/growth-words.ts';
import { Certificate } from './certificate.tsx';
import { ConfirmScheduleDialog } from './confirm-schedule-dialog.tsx';
import { CorrectDoseDialog } from './correct-dose-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { DoseLine } from './dose-line.tsx';
import { GivenDoses } from './given-doses.tsx';
import { useEndDecision, useVaccines } from './queries.ts';
import { RecordDoseDialog } from './record-dose-dialog.tsx';
import { byUrgency, countOf, nameOfSeries, STATE_WORDS } from './vaccine-words.ts';
import styles from './vaccines.module.css';

type VaccinesPanelProps = { patientId: string; name: string; pud: string };

/** The vaccination record: in the chart of the clinic and in the record of the family. */
export function VaccinesPanel({ patientId, name, pud }: VaccinesPanelProps) {
  return (
    <div className={`container ${styles.page}`}>
      <QueryView query={useVaccines(patientId)} lines={10}>
        {(record) => <VaccinesOf record={record} name={name} pud={pud} />}
      </QueryView>
    </div>
  );
}

type Open =
  | { record: string }
  | { correct: GivenDose }
  | { end: VaccineRecord['decisions'][number] }
  | 'decide'
  | 'schedule'
  | null;

function VaccinesOf({ record, name, pud }: { record: VaccineRecord; name: string; pud: string }) {
  const [open, setOpen] = useState<Open>(null);
  const clinicName = useClinic().data?.name ?? 'Nadi';
  const { given, needed } = countOf(record.lines);
  const { can, schedule } = record;
  const close = () => setOpen(null);
  const [first = ''] = record.series.map(({ series }) => series);
  return (
    <div className="stack gap-16">
      <div className="row wrap between gap-12 no-print">
        <p className="muted">
          {schedule.name}, version {schedule.version}.{' '}
          {record.lines.length > 0 && `${given} of ${counted(needed, 'dose')} given.`}
        </p>
        <div className="row wrap gap-8">
          <Button icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
            Print the record
          </Button>
          {can.decide && <Button onClick={() => setOpen('decide')}>Decide</Button>}
          {can.record && (
            <Button look="primary" icon={<IconPlus aria-hidden />} onClick={() => setOpen({ record: first })}>
              Record a vaccine
            </Button>
          )}
        </div>
      </div>
      <Notes record={record} onRead={can.decide ? () => setOpen('schedule') : undefined} />
      <div className={styles.columns}>
        <section aria-label="By the schedule">
          <h3>By the schedule</h3>
          <ul>
            {byUrgency(record.lines).map((line) => (
              <DoseLine
                key={line.code}
                line={line}
                hasSource={can.record}
                onRecord={can.record ? () => setOpen({ record: line.series }) : undefined}
              />
            ))}
          </ul>
        </section>
        <section aria-label="Doses written down">
          <h3>Doses written down</h3>
          <GivenDoses record={record} onCorrect={can.record ? (dose) => setOpen({ correct: dose }) : undefined} />
          {record.decisions.length > 0 && <h3 className="mt-20">What doctors decided</h3>}
          <ul>
            {record.decisions.map((decision) => (
              <li key={decision.id} className={styles.line}>
                <div className="min-0 breakable">
                  <b className="semibold">{nameOfSeries(record, decision.series)}</b>:{' '}
                  {STATE_WORDS[decision.kind].toLowerCase()}
                  {decision.untilDay && ` until ${dayInWords(decision.untilDay)}`}
                  <div className="muted text-sm">
                    {decision.reason} {decision.decidedBy}
                  </div>
                </div>
                {can.decide && (
                  <Button look="quiet" onClick={() => setOpen({ end: decision })}>
                    End
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Certificate {...{ record, name, pud, clinicName }} />
      <Dialogs record={record} open={open} onClose={close} />
    </div>
  );
}

/** Whether a doctor of the clinic has read the schedule by which all of this is worked out. */
function ScheduleRead({
  schedule,
  onRead,
}: {
  schedule: VaccineRecord['schedule'];
  onRead?: (() => void) | undefined;
}) {
  const timeZone = useTimeZone();
  if (schedule.confirmed)
    return (
      <p className="muted text-sm">
        Version {schedule.version} was read and confirmed by {schedule.confirmed.by},{' '}
        {dayAndTime(schedule.confirmed.at, timeZone)}.
      </p>
    );
  return (
    <AlertBox tone="attention" title="This schedule has not been read by a clinician of this clinic">
      Ask a doctor before relying on it. Nobody is reminded by it until a doctor has confirmed it.
      {onRead && (
        <div className="mt-12">
          <Button onClick={onRead}>Read and confirm it</Button>
        </div>
      )}
    </AlertBox>
  );
}

function Notes({ record, onRead }: { record: VaccineRecord; onRead?: (() => void) | undefined }) {
  if (!record.dateOfBirth)
    return (
      <AlertBox tone="attention" title="Nothing can be worked out">
        The day of birth is not known: enter it in the health profile. An age in years is not enough.
      </AlertBox>
    );
  const about = [...new Set(record.cautions.map(({ sentence }) => sentence))];
  return (
    <>
      {about.length > 0 && (
        <AlertBox tone="urgent" title="Speaks against some vaccines">
          <ul>
            {about.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          Nurses cannot record these as given here; a doctor only with a reason.
        </AlertBox>
      )}
      {record.given.length === 0 && (
        <AlertBox tone="info" title="No dose is recorded at this clinic">
          Bring the vaccination card: what was given elsewhere is entered here. Until then “overdue” may only mean that
          nobody has written it down.
        </AlertBox>
      )}
      <p className="muted text-sm">{record.schedule.note}</p>
      <ScheduleRead schedule={record.schedule} onRead={onRead} />
    </>
  );
}

function Dialogs({ record, open, onClose }: { record: VaccineRecord; open: Open; onClose: () => void }) {
  const end = useEndDecision();
  if (open === null) return null;
  if (open === 'decide') return <DecideDialog record={record} onClose={onClose} />;
  if (open === 'schedule') return <ConfirmScheduleDialog version={record.schedule.version} onClose={onClose} />;
  if ('record' in open) return <RecordDoseDialog record={record} series={open.record} onClose={onClose} />;
  if ('correct' in open) return <CorrectDoseDialog record={record} dose={open.correct} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`End the decision about ${nameOfSeries(record, open.end.series)}?`}
      yes="End it"
      no="Keep it"
      run={() => end.mutateAsync(open.end.id)}
    >
      It can then be given again. The decision stays in the record.
    </ConfirmDialog>
  );
}
