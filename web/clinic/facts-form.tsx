import {
  type ClinicFacts,
  FACT_WORDS,
  type FactName,
  GUARDED_FACTS,
  type KeptFacts,
} from '#contract/clinic/clinic-facts.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { AskBeforeLeaving } from '../ui/forms/ask-before-leaving.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useFollow, useSeen } from '../ui/forms/seen.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import styles from './clinic.module.css';
import { useClinicFacts, useSetFacts } from './queries.ts';
import { WaitingChange } from './waiting-facts.tsx';

/** What the clinic says of itself, and what of it is to change. */
export function Facts() {
  const facts = useClinicFacts();
  return (
    <QueryView query={facts} lines={8}>
      {(kept) => (
        <div className="stack fit gap-16">
          {kept.waiting && <WaitingChange key={kept.waiting.id} waiting={kept.waiting} />}
          <FactsForm kept={kept} />
        </div>
      )}
    </QueryView>
  );
}

const NAMES = Object.keys(FACT_WORDS) as FactName[];

const draftOf = ({ facts }: KeptFacts) => ({ ...facts, crisisName: facts.crisisName ?? '' });

const NEEDED = {
  ...Object.fromEntries(NAMES.map((name) => [name, `${FACT_WORDS[name]} is needed.`])),
  crisisName: undefined,
};

function useFactsForm(kept: KeptFacts) {
  const setting = useSetFacts();
  const seen = useSeen(kept, ({ version }) => version);
  const before = draftOf(seen.value);
  const form = useEndpointForm({
    check: (draft) =>
      Object.fromEntries(
        Object.entries(NEEDED).flatMap(([name, said]) =>
          said && !draft[name as keyof typeof draft].trim() ? [[name, said]] : [],
        ),
      ),
    initial: draftOf(kept),
    send: (draft) => {
      const wanted = Object.fromEntries(
        changed.map((name) => [name, draft[name].trim() || null]),
      ) as Partial<ClinicFacts>;
      return setting.mutateAsync({ ...wanted, version: seen.value.version });
    },
    onSent: (saved) => {
      seen.see(saved);
      form.startOver(draftOf(saved));
      if (saved.waiting) toast.success('Asked for', 'It waits for a second administrator, or 24 hours.');
      else toast.success('Saved', 'It holds now, on every page and in every mail.');
    },
  });
  const changed: FactName[] = NAMES.filter((name) => form.draft[name].trim() !== before[name]);
  const startOver = () => {
    seen.see(kept);
    form.startOver(draftOf(kept));
  };
  useFollow(seen.isOutdated && changed.length === 0, startOver);
  return { form, before, changed, startOver };
}

function FactsForm({ kept }: { kept: KeptFacts }) {
  const timeZone = useTimeZone();
  const { form, before, changed, startOver } = useFactsForm(kept);
  /** What an untouched fact is, where the clinic has set another. */
  const usual = (name: FactName) => {
    const value = kept.usual[name] ?? '';
    return before[name] === value ? undefined : `Without your change: ${value || 'none'}`;
  };
  /** One guarded change at a time: until it has ended, these stay as they are. */
  const field = (name: FactName, hint?: string) => ({
    label: FACT_WORDS[name],
    hint: usual(name) ?? hint,
    readOnly: kept.waiting !== null && GUARDED_FACTS.includes(name),
    ...form.field(name),
  });
  return (
    <form className="stack fit gap-16" noValidate onSubmit={form.submit}>
      <AskBeforeLeaving isUnsaved={changed.length > 0} />
      {kept.holdsAtOnce && (
        <AlertBox tone="info" title="While you set the clinic up, every change holds at once.">
          You are the only administrator, and no patient is registered. Later, numbers, e-mail, name and time zone wait
          for a second administrator, or 24 hours.
        </AlertBox>
      )}
      <Card title="Who you are">
        <div className={`stack start gap-12 ${styles.fields}`}>
          <TextField maxLength={80} {...field('name', 'On every page and in every mail.')} />
          <TextField maxLength={200} {...field('address', 'Where patients come to.')} />
          <TextField maxLength={80} {...field('supportHours', 'When somebody answers.')} />
          <TextField list="time-zones" spellCheck={false} {...field('timeZone', 'Every time is shown in it.')} />
        </div>
        <datalist id="time-zones">
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </datalist>
        {changed.includes('timeZone') && (
          <AlertBox className="mt-12" tone="attention" title="Every time on the screen changes.">
            Booked visits keep their moment and show another time of day. Hours of doctors keep their time of day.
          </AlertBox>
        )}
      </Card>
      <Card title="How you are reached">
        <div className={`stack start gap-12 ${styles.fields}`}>
          <TextField type="tel" {...field('phone', 'Patients call it.')} />
          <TextField type="email" {...field('email', 'Patients write to it.')} />
          <TextField type="tel" {...field('emergencyNumber', 'On every page that speaks of danger.')} />
          <TextField type="tel" {...field('crisisNumber', 'For people who think of ending their life.')} />
          <TextField isOptional maxLength={40} {...field('crisisName', 'What the service calls itself.')} />
        </div>
      </Card>
      {changed.length > 0 && (
        <p>
          {whatHappens(kept, changed)} Every administrator gets a mail with the old and the new. Saving asks for your
          password.
        </p>
      )}
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      <div className="row wrap gap-12">
        <Button
          type="submit"
          look="primary"
          disabled={changed.length === 0}
          isBusy={form.isSending}
          busyText="Saving …"
        >
          Save
        </Button>
        {changed.length > 0 && (
          <Button look="quiet" onClick={startOver}>
            Put it back
          </Button>
        )}
        <p className="muted">
          {kept.changed
            ? `Last changed ${dayAndTime(kept.changed.at, timeZone)} by ${kept.changed.by}.`
            : 'As it was installed: nobody has changed it here.'}
        </p>
      </div>
    </form>
  );
}

function whatHappens({ holdsAtOnce }: KeptFacts, changed: readonly FactName[]): string {
  const later = holdsAtOnce ? [] : changed.filter((name) => GUARDED_FACTS.includes(name));
  if (later.length === 0) return 'It holds at once.';
  const names = later.map((name) => FACT_WORDS[name]).join(', ');
  return `Waits for a second administrator, or 24 hours: ${names}.${later.length < changed.length ? ' The rest holds at once.' : ''}`;
}
