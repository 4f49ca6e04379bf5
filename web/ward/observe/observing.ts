// Typing a set: the draft that survives a reload, the field in hand, sending it once, and what came of it.
import { useEffect, useRef, useState } from 'react';
import type { Observed } from '#contract/observations.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { useAttemptKey } from '#web/ui/attempt-key.ts';
import { useTimeZone } from '#web/ui/clinic-time.ts';
import { dropDraft, keepDraft, readDraft } from '#web/ui/draft.ts';
import { useNow } from '#web/ui/now.ts';
import { afterKey, type PadKey } from '#web/ui/number-pad.tsx';
import { dayOf } from '#web/ui/zoned-time.ts';
import { useObserve } from '../queries.ts';
import { type AgeAnswer, NO_ANSWER, readAge } from './age-answer.ts';
import type { AtTheBed } from './at-the-bed.ts';
import { measuredWhen } from './measured-when.ts';
import { FIGURES, type Figure, NOTHING_TYPED, readTyped, type Typed } from './typed-set.ts';
import { scoredFor } from './what-saving-does.ts';

export function useObserving(inpatient: AtTheBed) {
  const timeZone = useTimeZone();
  const now = useNow();
  const draftName = `nadi-observation-${inpatient.id}`;
  const [typed, setTyped] = useDraft<Typed>(draftName, NOTHING_TYPED);
  const [answer, setAnswer] = useDraft<AgeAnswer>(`${draftName}-age`, NO_ANSWER);
  const [isAgeMissing, setAgeMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [saved, setSaved] = useState<Observed | null>(null);
  const attempt = useAttemptKey();
  const sending = useObserve(inpatient.id, inpatient.patientId);

  const read = readTyped(typed);
  const when = measuredWhen(typed.time, now, timeZone);
  const age = readAge(answer, dayOf(now, timeZone));
  const needsAge = inpatient.age === null;
  const unusual = needsAge ? [...age.unusual, ...read.unusual] : read.unusual;
  const change = (changes: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setAsking(false);
  };
  const hand = useFieldInHand(typed);
  const save = (isConfirmed: boolean) => {
    if (needsAge && !age.isAnswered) return setAgeMissing(true);
    if (unusual.length > 0 && !isConfirmed) return setAsking(true);
    const confirmed = isConfirmed && { confirmed: true };
    const form = needsAge ? age.form : null;
    // Before the acceptance the health profile is closed: the age goes with the set.
    const whose = form && !inpatient.isAccepted && { whose: form };
    const set = { ...read.body, ...(when.at && { measuredAt: when.at }), ...whose, ...confirmed };
    const basics = form && inpatient.isAccepted ? { ...form, ...confirmed } : null;
    mutateDetached(
      sending,
      { set, basics, key: attempt.keyFor(set) },
      {
        onSuccess: (reply) => {
          attempt.forget();
          dropDraft(draftName);
          dropDraft(`${draftName}-age`);
          setSaved(reply);
        },
        // The server knows limits that this page may not: it asks the same question.
        onError: (error) => setAsking(error instanceof ApiRefusal && error.code === 'implausible_value'),
      },
    );
  };
  return {
    ...{ typed, change, read, when, unusual, isAsking, setAsking, save, saved },
    ...{ answer, age, needsAge, isAgeMissing: isAgeMissing && !age.isAnswered },
    setAnswer: (next: AgeAnswer) => {
      setAnswer(next);
      setAsking(false);
    },
    scored: scoredFor(read.set, { ...inpatient, age: needsAge ? age.years : inpatient.age }),
    ...hand,
    press: (key: PadKey) => change({ [hand.active]: afterKey(typed[hand.active], key) }),
    isSaving: sending.isPending,
    failure: isAsking ? null : sending.error,
    canSave: !read.isEmpty && Object.keys(read.problems).length === 0 && !when.problem && !age.problem,
  };
}

export type Observing = ReturnType<typeof useObserving>;

/** What was typed, also after a reload of this tab. */
function useDraft<Kept extends object>(name: string, nothing: Kept) {
  const [kept, setKept] = useState<Kept>(() => ({ ...nothing, ...readDraft<Kept>(name) }));
  useEffect(() => {
    if (kept !== nothing) keepDraft(name, kept);
  }, [name, kept, nothing]);
  return [kept, setKept] as const;
}

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
