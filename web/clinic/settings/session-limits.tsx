import {
  type KeptSessionLimits,
  LIMIT_BOUNDS,
  LIMITED_ROLES,
  type SessionLimits as Limits,
  type RoleLimits,
} from '#contract/clinic/session-limits.ts';
import type { Role } from '#contract/endpoint.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useFollow, useSeen } from '#web/ui/forms/seen.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { useSessionLimits, useSetSessionLimits } from './queries.ts';
import styles from './settings.module.css';

const WHO: Record<Role, string> = {
  staff: 'Nurses and ward tablets',
  doctor: 'Doctors',
  desk: 'Reception',
  admin: 'Administrators',
  patient: 'Patients',
};

/** The same steps for everyone, within the bounds of the role. */
const MINUTES = [3, 5, 10, 15, 20, 30, 45, 60];
const HOURS = [1, 2, 4, 6, 8, 10, 12, 18, 24];

/** When a screen that nobody is at locks, and when a session ends. */
export function SessionLimits() {
  const limits = useSessionLimits();
  return (
    <Card title="When screens lock">
      <p className="muted mb-12">
        A locked screen keeps what was typed and opens with the password, on a ward tablet with the PIN. A change holds
        at once, for those who are logged in too.
      </p>
      <QueryView query={limits} lines={6}>
        {(kept) => <LimitsForm kept={kept} />}
      </QueryView>
    </Card>
  );
}

function LimitsForm({ kept }: { kept: KeptSessionLimits }) {
  const setting = useSetSessionLimits();
  const timeZone = useTimeZone();
  const seen = useSeen(kept, ({ version }) => version);
  const form = useEndpointForm({
    initial: { ...kept.limits },
    send: (limits: Limits) => setting.mutateAsync({ limits, version: seen.value.version }),
    onSent: (saved) => {
      seen.see(saved);
      form.startOver({ ...saved.limits });
      toast.success('Saved', 'It holds now, on every screen.');
    },
  });
  const isChanged = JSON.stringify(form.draft) !== JSON.stringify(seen.value.limits);
  const startOver = () => {
    seen.see(kept);
    form.startOver({ ...kept.limits });
  };
  useFollow(seen.isOutdated && !isChanged, startOver);
  return (
    <form className="stack fit gap-16" noValidate onSubmit={form.submit}>
      {LIMITED_ROLES.map((role) => (
        <RoleFields
          key={role}
          role={role}
          limits={form.draft[role]}
          onChange={(limits) => form.fill({ [role]: limits } as Partial<Limits>)}
        />
      ))}
      {form.failure && <AlertBox tone="urgent" title={sentenceFor(form.failure)} ref={form.failureBox} />}
      <div className="row wrap gap-12">
        <Button
          type="submit"
          look={isChanged ? 'primary' : 'secondary'}
          disabled={!isChanged}
          isBusy={form.isSending}
          busyText="Saving …"
        >
          Save limits
        </Button>
        {isChanged && (
          <Button look="quiet" onClick={startOver}>
            Put it back
          </Button>
        )}
        <p className="muted">
          {kept.changed
            ? `Last changed ${dayAndTime(kept.changed.at, timeZone)} by ${kept.changed.by}.`
            : 'As it was installed.'}
          {isChanged && ' Saving asks for your password.'}
        </p>
      </div>
    </form>
  );
}

type RoleFieldsProps = { role: Role; limits: RoleLimits; onChange: (limits: RoleLimits) => void };

function RoleFields({ role, limits, onChange }: RoleFieldsProps) {
  const choice = (name: keyof RoleLimits, label: string, steps: readonly number[], unit: (n: number) => string) => {
    const [least, most] = LIMIT_BOUNDS[role][name];
    const offered = new Set([...steps.filter((step) => step >= least && step <= most), limits[name]]);
    return (
      <SelectField
        label={
          <>
            {label}
            <span className="visually-hidden">, {WHO[role]}</span>
          </>
        }
        value={limits[name]}
        onChange={({ currentTarget }) => onChange({ ...limits, [name]: Number(currentTarget.value) })}
      >
        {[...offered]
          .toSorted((one, other) => one - other)
          .map((step) => (
            <option key={step} value={step}>
              {unit(step)}
            </option>
          ))}
      </SelectField>
    );
  };
  const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);
  return (
    <fieldset>
      <legend className="mb-8 p-0 semibold">{WHO[role]}</legend>
      <div className={`stack start gap-12 ${styles.three}`}>
        {choice('lockMinutes', 'Locks after', MINUTES, (count) => `${count} minutes`)}
        {choice('logOutHours', 'Logs out after', HOURS, (count) => `${hours(count)} without anyone`)}
        {choice('endHours', 'At the latest', HOURS, (count) => `${hours(count)} after the login`)}
      </div>
    </fieldset>
  );
}
