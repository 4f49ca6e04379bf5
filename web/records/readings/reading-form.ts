// Adding a reading: what is typed, what was tried, and what to say while it is not saved.
import { useRef, useState } from 'react';
import { type NewReading, READING_FACTS, type Reading, type ReadingKind } from '#contract/readings/readings.ts';
import { isWorthRetrying } from '#web/refusal.ts';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { dropDraft } from '#web/ui/forms/draft.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { wallClock } from '#web/ui/time/zoned-time.ts';
import { useAddReadings } from '../queries.ts';
import { type ReadingDraft, readingDraftSchema, readingIn, readingOf } from './reading-draft.ts';

/** After this long without an answer the browser itself says what to do about a dangerous reading. */
const SLOW_MS = 2_000;

type ReadingFormOptions = {
  patientId: string;
  kind: ReadingKind;
  /** What was typed before and is not saved yet. */
  kept: ReadingDraft | null;
  onKeep: (draft: ReadingDraft | null) => void;
  onAdded: (added: Reading[]) => void;
};

export function useReadingForm({ patientId, kind, kept, onKeep, onAdded }: ReadingFormOptions) {
  const timeZone = useTimeZone();
  const add = useAddReadings(patientId);
  const attempt = useAttemptKey();
  const isConfirmed = useRef(false);
  const tried = useRef<ReadingDraft>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was tried, not what is typed now: its instruction must not come and go under someone's fingers.
  const [unsaved, setUnsaved] = useState<NewReading | null>(() =>
    // After a reload the instruction is as grave as before.
    kept?.kind === kind ? readingIn(kept, timeZone) : null,
  );
  const keepAs = `nadi-reading-typed-${patientId}-${kind}`;
  const showUnsaved = () => {
    if (!tried.current) return;
    setUnsaved(readingOf(tried.current, timeZone));
    // What was tried and is not saved is kept by the screen, which says so.
    dropDraft(keepAs);
  };
  const form = useEndpointForm<ReadingDraft, Reading[]>({
    schema: readingDraftSchema(timeZone),
    initial: kept?.kind === kind ? kept : emptyDraft(kind),
    ...(unsaved || kept?.kind === kind ? {} : { keepAs }),
    send: (typed) => {
      // Offline it surely does not arrive. It keeps the time of this try, whenever it is sent at last.
      const isUnconfirmed = navigator.onLine === false;
      tried.current = isUnconfirmed && !typed.at ? { ...typed, at: wallClock(new Date(), timeZone) } : typed;
      const body = { readings: [readingOf(typed, timeZone)], ...(isConfirmed.current && { confirmed: true }) };
      isConfirmed.current = false;
      waiting.current = setTimeout(showUnsaved, SLOW_MS);
      return add.mutateAsync({ body, key: attempt.keyFor(body) });
    },
    onSent: (added, sent) => {
      attempt.forget();
      clearTimeout(waiting.current);
      setUnsaved(null);
      onKeep(null);
      form.startOver(emptyDraft(sent.kind));
      onAdded(added);
    },
    onFailed: (error) => {
      clearTimeout(waiting.current);
      if (!isWorthRetrying(error)) return setUnsaved(null);
      showUnsaved();
      if (!tried.current) return;
      onKeep(tried.current);
      form.choose('at', tried.current.at);
      dropDraft(keepAs);
    },
  });
  return {
    ...form,
    unsaved,
    chooseKind: (next: ReadingKind) => {
      setUnsaved(null);
      const { at } = form.draft;
      form.startOver(emptyDraft(kind));
      // Typed into the form of another kind: kept with its own, and with its time.
      form.fill({ ...emptyDraft(next), at });
    },
    confirm: () => {
      isConfirmed.current = true;
      form.submit();
    },
  };
}

const emptyDraft = (kind: ReadingKind): ReadingDraft => ({
  kind,
  value: '',
  second: '',
  unit: READING_FACTS[kind].unit,
  at: '',
  note: '',
  fasting: '',
});
