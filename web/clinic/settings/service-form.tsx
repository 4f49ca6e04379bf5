import { type ReactNode, useState } from 'react';
import { type KeptServices, SERVICE_NAMES } from '#contract/clinic/service-settings.ts';
import type { Service } from '#contract/clinic/services.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { type ServiceChange, useSetService } from './queries.ts';
import styles from './settings.module.css';

type Kept = KeptServices[Service];
export type Typed = Record<string, string>;

type ServiceFormProps = {
  service: Service;
  kept: Kept;
  /** The settings as texts, and back. */
  initial: Typed;
  settingsOf: (typed: Typed) => NonNullable<ServiceChange['settings']>;
  secretLabel: string;
  children: (field: (name: string) => FieldProps, typed: Typed, choose: (typed: Typed) => void) => ReactNode;
  onClose: () => void;
};

export type FieldProps = ReturnType<ReturnType<typeof useTypedForm>['form']['field']>;

function useTypedForm({ service, kept, initial, settingsOf, onClose }: Omit<ServiceFormProps, 'children'>) {
  const setting = useSetService();
  const form = useEndpointForm<Typed, KeptServices>({
    initial: { ...initial, secret: '' },
    send: ({ secret, ...typed }) =>
      setting.mutateAsync({
        ...{ service, settings: settingsOf(typed), version: kept.version },
        // An empty field keeps the secret that is stored, as long as it goes to the same place.
        ...(secret ? { secret } : {}),
      } as ServiceChange),
    onSent: () => {
      toast.success(`${SERVICE_NAMES[service]} saved`, 'It holds now. Press Test to see whether it works.');
      onClose();
    },
    atFields: (error) => atFields(error),
  });
  return { form, setting };
}

/** "settings.host" of the server is "host" here. */
function atFields(error: unknown): Record<string, string> {
  const fields =
    error instanceof Error && 'fields' in error ? (error.fields as Record<string, string> | undefined) : {};
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, said]) => [name.replace(/^settings\./, ''), said]),
  );
}

export function ServiceForm(props: ServiceFormProps) {
  const { service, kept, secretLabel, children, onClose } = props;
  const { form, setting } = useTypedForm(props);
  const timeZone = useTimeZone();
  const [isAsked, setAsked] = useState(false);
  const giveBack = () =>
    setting.mutate({ service, settings: null, version: kept.version } as ServiceChange, {
      onSuccess: () => {
        toast.success(`${SERVICE_NAMES[service]} is as the environment says`);
        onClose();
      },
    });
  return (
    <form
      className="stack fit gap-16"
      noValidate
      onSubmit={form.submit}
      aria-label={`Settings of ${SERVICE_NAMES[service]}`}
    >
      <div className={`stack fit gap-12 ${styles.fields}`}>
        {children(form.field, form.draft, form.fill)}
        <TextField
          type="password"
          autoComplete="off"
          isOptional
          label={secretLabel}
          hint={
            kept.hasSecret ? 'One is stored and is not shown. Leave it empty to keep it.' : 'It is never shown again.'
          }
          {...form.field('secret')}
        />
      </div>
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      {setting.error && isAsked && <AlertBox tone="urgent" title={sentenceFor(setting.error)} />}
      <p className="muted">
        Saving asks for your password, and every administrator is told.
        {kept.changed && ` Last changed ${dayAndTime(kept.changed.at, timeZone)} by ${kept.changed.by}.`}
      </p>
      <div className="row wrap gap-12">
        <Button type="submit" look="primary" isBusy={form.isSending} busyText="Saving …">
          Save {SERVICE_NAMES[service]}
        </Button>
        {kept.settings && (
          <Button
            onClick={() => {
              setAsked(true);
              giveBack();
            }}
            isBusy={isAsked && setting.isPending}
          >
            As the environment says
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
