import {
  type KeptLengths,
  LENGTHS,
  type VisitLengths as Lengths,
  PAUSES,
  type TightVisit,
} from '#contract/appointments/visit-lengths.ts';
import { VIDEO_MINUTES } from '#contract/appointments/visit-modes.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useFollow, useSeen } from '#web/ui/forms/seen.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { useSetVisitLengths, useTightVisits, useVisitLengths } from './queries.ts';
import { TightVisits } from './tight-visits.tsx';
import styles from './visit-lengths.module.css';

type Doctor = { id: string; name: string };

/** How long each kind of visit lasts, and the pause after it: of one doctor, or of the clinic. */
export function VisitLengths({ doctor }: { doctor: Doctor | null }) {
  const lengths = useVisitLengths(doctor?.id ?? null);
  return (
    <Card title={doctor ? `How long visits with ${doctor.name} last` : 'How long visits last in this clinic'}>
      <QueryView query={lengths} lines={4}>
        {(kept) => <LengthsForm doctor={doctor} kept={kept} />}
      </QueryView>
    </Card>
  );
}

type Draft = { follows: boolean } & Lengths;

const draftOf = ({ own, clinic }: KeptLengths, doctor: Doctor | null): Draft => ({
  follows: doctor !== null && own === null,
  ...(own ?? clinic),
});

const wantedIn = ({ follows, first, followUp, video, pause }: Draft): Lengths | null =>
  follows ? null : { first, followUp, video, pause };

function useLengthsForm(doctor: Doctor | null, kept: KeptLengths) {
  const setting = useSetVisitLengths();
  const doctorId = doctor?.id ?? null;
  const seen = useSeen(kept, ({ version }) => version);
  const form = useEndpointForm({
    initial: draftOf(kept, doctor),
    send: (draft: Draft) => {
      const hitIds = hit.map(({ id }) => id);
      return setting.mutateAsync({ doctorId, lengths: wantedIn(draft), version: seen.value.version, hitIds });
    },
    onSent: (saved) => {
      seen.see(saved);
      form.startOver(draftOf(saved, doctor));
      toast.success('Lengths saved', 'New bookings have them. What is booked keeps its length.');
    },
  });
  const change = { doctorId, lengths: wantedIn(form.draft) };
  const isChanged = JSON.stringify(change.lengths) !== JSON.stringify(wantedIn(draftOf(seen.value, doctor)));
  const hits = useTightVisits(change, isChanged);
  const hit: readonly TightVisit[] = isChanged ? (hits.data ?? []) : [];
  const startOver = () => {
    seen.see(kept);
    form.startOver(draftOf(kept, doctor));
  };
  useFollow(seen.isOutdated && !isChanged, startOver);
  return { form, hits, hit, isChanged, startOver };
}

function LengthsForm({ doctor, kept }: { doctor: Doctor | null; kept: KeptLengths }) {
  const { form, hits, hit, isChanged, startOver } = useLengthsForm(doctor, kept);
  const timeZone = useTimeZone();
  const { draft } = form;
  const shown = draft.follows ? kept.clinic : draft;
  const choice = (name: keyof Lengths, label: string, of: readonly number[], hint?: string) => (
    <SelectField
      label={label}
      hint={hint}
      value={shown[name]}
      disabled={draft.follows}
      onChange={({ currentTarget }) => form.fill({ [name]: Number(currentTarget.value) } as Partial<Draft>)}
    >
      {of.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === 0 ? 'none' : `${minutes} min`}
        </option>
      ))}
    </SelectField>
  );
  return (
    <form className="stack fit gap-16" noValidate onSubmit={form.submit}>
      {doctor && (
        <ChoiceField
          label="Whose lengths hold"
          name={`lengths-${doctor.id}`}
          value={draft.follows ? 'clinic' : 'own'}
          choices={[
            { value: 'clinic', label: 'Those of the clinic' },
            { value: 'own', label: `${doctor.name} has others` },
          ]}
          onChoose={(value) => form.fill({ follows: value === 'clinic' })}
        />
      )}
      <div className={`stack start gap-12 ${styles.lengths}`}>
        {choice('first', 'First visit', LENGTHS, 'Not seen by the doctor for a year.')}
        {choice('followUp', 'Follow-up', LENGTHS, 'Seen by the doctor within a year.')}
        {choice('video', 'Visit by video', VIDEO_MINUTES, 'Unless the hours say otherwise.')}
        {choice('pause', 'Pause after each', PAUSES, 'Before the next can start.')}
      </div>
      <p className="muted">{inWords(shown)}</p>
      {isChanged && <TightVisits hit={hit} isAsking={hits.isFetching} hasFailed={hits.isError} />}
      {form.failure && <AlertBox tone="urgent" title={sentenceFor(form.failure)} ref={form.failureBox} />}
      <div className="row wrap gap-12">
        <Button
          type="submit"
          look={isChanged ? 'primary' : 'secondary'}
          disabled={!isChanged || hits.isFetching || hits.isError}
          isBusy={form.isSending}
          busyText="Saving …"
        >
          Save lengths
        </Button>
        {isChanged && (
          <Button look="quiet" onClick={startOver}>
            Put it back
          </Button>
        )}
        <p className="muted">
          {kept.changed
            ? `Last changed ${dayAndTime(kept.changed.at, timeZone)} by ${kept.changed.by}.`
            : 'Nobody has changed it yet.'}
        </p>
      </div>
    </form>
  );
}

const QUARTER = 15;

/** Visits start on quarters of an hour, so a visit may keep more time than it lasts. */
function inWords({ first, followUp, pause }: Lengths): string {
  const keeps = (minutes: number) => Math.ceil((minutes + pause) / QUARTER) * QUARTER;
  const times = `a first visit keeps ${keeps(first)} minutes, a follow-up ${keeps(followUp)}`;
  return `Visits in person start on a quarter of an hour: with the pause, ${times}.`;
}
