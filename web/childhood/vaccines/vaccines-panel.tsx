import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { GivenDose, DoseLine as Line, VaccineRecord } from '#contract/childhood/vaccines.ts';
import { useClinic } from '#web/api/clinic.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { shownLanguage, t, tCount, tMarked } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { dayInWords } from '../growth/growth-words.ts';
import { Certificate } from './certificate.tsx';
import { ConfirmScheduleDialog } from './confirm-schedule-dialog.tsx';
import { CorrectDoseDialog } from './correct-dose-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { DoseLine } from './dose-line.tsx';
import { GivenDoses } from './given-doses.tsx';
import { useEndDecision, useVaccines } from './queries.ts';
import { RecordDoseDialog } from './record-dose-dialog.tsx';
import { byUrgency, countOf, linesByState, nameOfSeries, STATE_WORDS } from './vaccine-words.ts';
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
  const { given, needed, notRecorded } = countOf(record.lines);
  const { can, schedule } = record;
  const close = () => setOpen(null);
  const [first = ''] = record.series.map(({ series }) => series);
  return (
    <div className="stack gap-16">
      <div className="row wrap between gap-12 no-print">
        <p className="muted">
          <Translated>{schedule.name}</Translated>, {t('version {version}.', { version: schedule.version })}{' '}
          {record.lines.length > 0 &&
            (notRecorded > 0
              ? tCount('{n} dose is recorded here.', '{n} doses are recorded here.', given)
              : tCount('{given} of {n} dose given.', '{given} of {n} doses given.', needed, { given }))}
        </p>
        <div className="row wrap gap-8">
          <Button icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
            {t('Print the record')}
          </Button>
          {can.decide && <Button onClick={() => setOpen('decide')}>Decide</Button>}
          {can.record && (
            <Button look="primary" icon={<IconPlus aria-hidden />} onClick={() => setOpen({ record: first })}>
              Record a vaccine
            </Button>
          )}
        </div>
        {shownLanguage() !== 'en' && (
          <p className="muted text-14">
            {t('The sheet is in English, so that schools and other clinics can read it.')}
          </p>
        )}
      </div>
      <Notes record={record} onRead={can.decide ? () => setOpen('schedule') : undefined} />
      <div className={styles.columns}>
        <section aria-label={t('By the schedule')}>
          <h3>{t('By the schedule')}</h3>
          {can.record ? (
            <ul>
              {byUrgency(record.lines).map((line) => (
                <DoseLine key={line.code} line={line} hasSource onRecord={() => setOpen({ record: line.series })} />
              ))}
            </ul>
          ) : (
            <FamilysLines lines={record.lines} />
          )}
        </section>
        <section aria-label={t('Doses written down')}>
          <h3>{t('Doses written down')}</h3>
          <GivenDoses record={record} onCorrect={can.record ? (dose) => setOpen({ correct: dose }) : undefined} />
          {record.decisions.length > 0 && <h3 className="mt-20">{t('What doctors decided')}</h3>}
          <ul>
            {record.decisions.map((decision) => (
              <li key={decision.id} className={styles.line}>
                <div className="min-0 breakable">
                  <b className="semibold">
                    <Translated>{nameOfSeries(record, decision.series)}</Translated>
                  </b>
                  : {tMarked(STATE_WORDS[decision.kind]).toLowerCase()}
                  {decision.untilDay && ` ${t('until {day}', { day: dayInWords(decision.untilDay) })}`}
                  <div className="muted text-sm">
                    <AsWritten>{decision.reason}</AsWritten> {decision.decidedBy}
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

/** What asks for something stands there; the rest is counted by its state, and opens. */
function FamilysLines({ lines }: { lines: readonly Line[] }) {
  const { asking, rest } = linesByState(lines);
  return (
    <>
      <ul>
        {asking.map((line) => (
          <DoseLine key={line.code} line={line} />
        ))}
      </ul>
      {rest.map(({ state, lines: alike }) => (
        <Fold key={state} className={styles.state} title={`${tMarked(STATE_WORDS[state])}: ${alike.length}`}>
          <ul>
            {alike.map((line) => (
              <DoseLine key={line.code} line={line} />
            ))}
          </ul>
        </Fold>
      ))}
    </>
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
        {t('Version {version} was read and confirmed by {name}, {moment}.', {
          version: schedule.version,
          name: schedule.confirmed.by,
          moment: dayAndTime(schedule.confirmed.at, timeZone),
        })}
      </p>
    );
  return (
    <AlertBox tone="attention" title={t('This schedule has not been read by a clinician of this clinic')}>
      {t('Ask a doctor before relying on it. Nobody is reminded by it until a doctor has confirmed it.')}
      {onRead && (
        <div className="mt-12">
          <Button onClick={onRead}>Read and confirm it</Button>
        </div>
      )}
    </AlertBox>
  );
}

/** Its note says that nobody has read it, which is said below as long as it holds. */
const DELIVERED = 1;

function Notes({ record, onRead }: { record: VaccineRecord; onRead?: (() => void) | undefined }) {
  if (!record.dateOfBirth)
    return (
      <AlertBox tone="attention" title={t('Nothing can be worked out')}>
        {t('The day of birth is not known: enter it in the health profile. An age in years is not enough.')}
      </AlertBox>
    );
  const isOfAge = countOf(record.lines).notRecorded > 0;
  const about = [...new Set(record.cautions.map(({ sentence }) => sentence))];
  return (
    <>
      {about.length > 0 && (
        <AlertBox tone="urgent" title={t('Speaks against some vaccines')}>
          <ul>
            {about.map((sentence) => (
              <li key={sentence}>
                <AsWritten>{sentence}</AsWritten>
              </li>
            ))}
          </ul>
          {t('Nurses cannot record these as given here; a doctor only with a reason.')}
        </AlertBox>
      )}
      {isOfAge && (
        <AlertBox tone="info" title={t('Doses of childhood may have been given elsewhere')}>
          {t(
            'What is not recorded here is not called overdue. A doctor decides which vaccines an adult needs, such as tetanus. A vaccination card can be entered here.',
          )}
        </AlertBox>
      )}
      {record.given.length === 0 && !isOfAge && (
        <AlertBox tone="info" title={t('No dose is recorded at this clinic')}>
          {t(
            'Bring the vaccination card: what was given elsewhere is entered here. Until then “overdue” may only mean that nobody has written it down.',
          )}
        </AlertBox>
      )}
      {record.schedule.version > DELIVERED && (
        <p className="muted text-sm">
          <AsWritten>{record.schedule.note}</AsWritten>
        </p>
      )}
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
