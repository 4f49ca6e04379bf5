// Typing a set: the draft that survives a reload, the field in hand, sending it once, and what came of it.
import { type FormEvent, useRef, useState } from 'react';
import type { Observed } from '#contract/ward/observations.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { afterKey, type PadKey } from '#web/ui/fields/number-pad.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';
import { useObserve } from '../queries.ts';
import { type AgeAnswer, NO_ANSWER, readAge } from './age-answer.ts';
import type { AtTheBed } from './at-the-bed.ts';
import { measuredWhen } from './fields/measured-when.ts';
import { FIGURES, type Figure, NOTHING_TYPED, readTyped, type Typed } from './typed-set.ts';
import { scoredFor } from './what-saving-does.ts';

/** The set, and the age where nobody has entered it. */
type Draft = Typed & AgeAnswer;
const NOTHING_TYPED_YET: Draft = { ...NOTHING_TYPED, ...NO_ANSWER };

export function useObserving(inpatient: AtTheBed) {
  const timeZone = useTimeZone();
  const now = useNow();
  const today = dayOf(now, timeZone);
  const [isAsking, setAsking] = useState(false);
  const [saved, setSaved] = useState<Observed | null>(null);
  const attempt = useAttemptKey();
  const observe = useObserve(inpatient.id, inpatient.patientId);
  const needsAge = inpatient.age === null;
  const form = useEndpointForm<Draft, Observed, 'confirmed'>({
    initial: NOTHING_TYPED_YET,
    keepAs: `nadi-observation-${inpatient.id}`,
    check: (typed): { age?: string } =>
      needsAge && !readAge(typed, today).isAnswered ? { age: 'Enter the age, or say that it is not known now.' } : {},
    send: (_, way) => {
      const confirmed = way === 'confirmed' && { confirmed: true };
      const known = needsAge ? age.form : null;
      // Before the acceptance the health profile is closed: the age goes with the set.
      const whose = known && !inpatient.isAccepted && { whose: known };
      const set = { ...read.body, ...(when.at && { measuredAt: when.at }), ...whose, ...confirmed };
      const basics = known && inpatient.isAccepted ? { ...known, ...confirmed } : null;
      return observe.mutateAsync({ set, basics, key: attempt.keyFor(set) });
    },
    onSent: (reply) => {
      attempt.forget();
      form.startOver(NOTHING_TYPED_YET);
      setSaved(reply);
    },
    // The server knows limits that this page may not: it asks the same question.
    onFailed: (error) => setAsking(error instanceof ApiRefusal && error.code === 'implausible_value'),
    onTyped: () => setAsking(false),
  });
  const { draft, fill } = form;
  const read = readTyped(draft);
  const when = measuredWhen(draft.time, now, timeZone);
  const age = readAge(draft, today);
  const unusual = needsAge ? [...age.unusual, ...read.unusual] : read.unusual;
  const canSave = !read.isEmpty && Object.keys(read.problems).length === 0 && !when.problem && !age.problem;
  const hand = useFieldInHand(draft);
  return {
    ...{ typed: draft, change: fill, read, when, unusual, isAsking, setAsking, saved, canSave, age, needsAge },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!canSave) return;
      if (unusual.length === 0) form.submit();
      else if (form.isFit()) setAsking(true);
    },
    confirm: () => form.submitAs('confirmed'),
    ageField: form.control('age'),
    scored: scoredFor(read.set, { ...inpatient, age: needsAge ? age.years : inpatient.age }),
    ...hand,
    press: (key: PadKey) => fill({ [hand.active]: afterKey(draft[hand.active], key) }),
    isSaving: form.isSending,
    failure: isAsking ? null : form.failure,
    failureBox: form.failureBox,
  };
}

export type Observing = ReturnType<typeof useObserving>;

/** The field that the pad types into, and the ways to the next one. */
function useFieldInHand(typed: Typed) {
  const [active, setActive] = useState<Figure>('respiration');
  const fields = useRef(new Map<Figure, HTMLInputElement>());
  const shown = FIGURES.filter((figure) => figure !== 'oxygenLitres' || typed.oxygen === 'oxygen');
  const go = (by: 1 | -1) => {
    const next = shown[shown.indexOf(active) + by];
    if (next) fields.current.get(next)?.focus();
  };
  return {
    ...{ active, setActive },
    fieldRef: (figure: Figure) => (element: HTMLInputElement | null) => {
      if (element) fields.current.set(figure, element);
      else fields.current.delete(figure);
    },
    next: () => go(1),
    previous: () => go(-1),
  };
}
