import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { VaccineSchedule } from '#contract/childhood/vaccines.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Table } from '#web/ui/page/table.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { scheduledAge } from '../growth/growth-words.ts';
import { DoseDialog } from './dose-dialog.tsx';
import { useSaveSchedule, useVaccineSchedule } from './queries.ts';

/** The clinic's schedule: what is due when, until when, and where each line comes from. */
export const ScheduleTable = () => (
  <QueryView query={useVaccineSchedule()} lines={12}>
    {(schedule) => <Schedule schedule={schedule} />}
  </QueryView>
);

type Open = { edit: number | null } | { remove: number } | null;

const COLUMNS = ['Dose and its source', 'Due, overdue', 'Counts from, only before', 'After', 'Change'];

function Schedule({ schedule }: { schedule: VaccineSchedule }) {
  const timeZone = useTimeZone();
  const save = useSaveSchedule();
  const [open, setOpen] = useState<Open>(null);
  const removed = open && 'remove' in open ? schedule.doses[open.remove] : undefined;
  const nameOf = (code: string | null) => schedule.doses.find((dose) => dose.code === code)?.name;
  const firstOf = (series: string) => schedule.doses.find((dose) => dose.series === series)?.name ?? series;
  return (
    <div className="stack gap-16">
      <div className="row wrap between gap-12">
        <p className="muted">
          {schedule.name}, version {schedule.version}
          {schedule.writtenBy && `, by ${schedule.writtenBy}, ${dayAndTime(schedule.writtenAt, timeZone)}`}.{' '}
          {/* The note of the delivered version says what the next sentence says. */}
          {schedule.writtenBy ? schedule.note : 'As delivered with Nadi.'}{' '}
          {schedule.confirmed
            ? `Read and confirmed by ${schedule.confirmed.by}, ${dayAndTime(schedule.confirmed.at, timeZone)}.`
            : 'Not yet read by a clinician of this clinic: nobody is reminded by it. A doctor confirms it in the vaccination record of a patient.'}
        </p>
        <Button look="primary" icon={<IconPlus aria-hidden />} onClick={() => setOpen({ edit: null })}>
          Add a dose
        </Button>
      </div>
      <Table label="Schedule of vaccines" columns={COLUMNS}>
        {schedule.doses.map((dose, index) => (
          <tr key={dose.code}>
            <td>
              <b className="semibold">{dose.name}</b>
              <div className="muted text-sm">
                {[dose.code, dose.isLive && 'live', dose.whereGiven === 'endemic-area' && 'endemic districts only']
                  .filter(Boolean)
                  .join(', ')}
              </div>
              <div className="text-sm">{dose.source}</div>
            </td>
            <td className="nowrap">
              {scheduledAge(dose.dueAge)}
              <br />
              {scheduledAge(dose.overdueAge)}
            </td>
            <td className="nowrap">
              {scheduledAge(dose.leastAge)}
              <br />
              {dose.onlyBefore ? scheduledAge(dose.onlyBefore) : 'any age'}
            </td>
            <td>
              {[nameOf(dose.afterCode), dose.leastGap].filter(Boolean).join(', ')}
              {dose.insteadOf && <div>In place of {firstOf(dose.insteadOf)}</div>}
            </td>
            <td>
              <div className="row gap-8">
                <Button look="quiet" aria-label={`Change ${dose.name}`} onClick={() => setOpen({ edit: index })}>
                  Change
                </Button>
                <Button look="quiet" aria-label={`Remove ${dose.name}`} onClick={() => setOpen({ remove: index })}>
                  Remove
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </Table>
      {open && 'edit' in open && <DoseDialog schedule={schedule} place={open.edit} onClose={() => setOpen(null)} />}
      <ReasonDialog
        isOpen={removed !== undefined}
        onClose={() => setOpen(null)}
        title={`Take ${removed?.name ?? 'the dose'} out of the schedule`}
        yes={`Save as version ${schedule.version + 1}`}
        run={(note) =>
          save.mutateAsync({
            ...{ version: schedule.version, name: schedule.name, note },
            doses: schedule.doses.filter((dose) => dose !== removed),
          })
        }
      >
        Doses that were given stay in every record. The version before stays too.
      </ReasonDialog>
    </div>
  );
}
