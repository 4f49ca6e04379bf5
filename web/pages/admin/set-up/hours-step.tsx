import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { WorkingHours } from '#contract/appointments/doctor-day.ts';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import { wrongIn } from '#web/appointments/calendar/session-fields.tsx';
import { WeekHours } from '#web/appointments/calendar/week-hours.tsx';
import { useGiveHours, useWhoHasHours } from '#web/appointments/doctor-hours/queries.ts';
import { sentenceFor } from '#web/refusal.ts';
import { useAccounts } from '#web/staffing/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';

/** Monday to Saturday, with a break at noon: a proposal, which nobody has until it is given. */
const USUAL: WorkingHours[] = [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
  { weekday, firstStart: '09:00', lastStart: '12:45' },
  { weekday, firstStart: '14:00', lastStart: '17:45' },
]);

/** One week for several doctors at once; each can be changed later. */
export function HoursStep() {
  const accounts = useAccounts();
  return (
    <QueryView query={accounts} lines={4}>
      {(all) => {
        const doctors = all.filter(({ role, state }) => role === 'doctor' && state !== 'disabled');
        if (doctors.length === 0) return <p>Invite a doctor first; hours belong to a doctor.</p>;
        return <GiveHours doctors={doctors} />;
      }}
    </QueryView>
  );
}

function GiveHours({ doctors }: { doctors: readonly AccountReply[] }) {
  const [hours, setHours] = useState(USUAL);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const hasHours = useWhoHasHours(doctors.map(({ id }) => id));
  const giving = useGiveHours();
  const chosen = doctors.filter(({ id }) => hasHours.get(id) === false && !leftOut.includes(id));
  const give = () => {
    setAsked(true);
    if (hours.some(wrongIn)) return;
    giving.mutate(
      { doctorIds: chosen.map(({ id }) => id), hours },
      {
        onSuccess: () =>
          toast.success(`Hours are set for ${chosen.map(({ name }) => name).join(', ')}.`, 'Each is told.'),
      },
    );
  };
  return (
    <>
      <p className="muted">
        Patients can book every 15 minutes from the first to the last start. Two lines on a day leave a break between
        them. <Link to="/admin/hours">Hours of one doctor</Link> can be changed at any time.
      </p>
      <div className="stack gap-12">
        <WeekHours hours={hours} isAsked={isAsked} onChange={setHours} />
      </div>
      <fieldset className="stack fit">
        <legend className="p-0 semibold">For whom</legend>
        {doctors.map(({ id, name, department }) =>
          hasHours.get(id) ? (
            <p key={id} className="row min-height-48 muted">
              {name} has hours already.
            </p>
          ) : !hasHours.has(id) ? (
            <p key={id} className="row min-height-48 muted">
              {name}: not known whether there are hours. Left out.
            </p>
          ) : (
            <CheckField
              key={id}
              label={department ? `${name}, ${department}` : name}
              checked={!leftOut.includes(id)}
              onChange={({ target }) =>
                setLeftOut((before) => (target.checked ? before.filter((one) => one !== id) : [...before, id]))
              }
            />
          ),
        )}
      </fieldset>
      {giving.error && <AlertBox tone="urgent" title={sentenceFor(giving.error)} />}
      <div>
        <Button disabled={chosen.length === 0} isBusy={giving.isPending} busyText="Saving …" onClick={give}>
          {chosen.length === 1 ? 'Give 1 doctor these hours' : `Give ${chosen.length} doctors these hours`}
        </Button>
      </div>
    </>
  );
}
