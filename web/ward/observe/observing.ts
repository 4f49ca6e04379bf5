// Typing a set: the draft that survives a reload, the field in hand, sending it once, and what came of it.
import { useEffect, useRef, useState } from 'react';
import type { InpatientDetail } from '../../../contract/inpatients.ts';
import type { Observed } from '../../../contract/observations.ts';
import { ApiRefusal } from '../../refusal.ts';
import { settle } from '../../settle.ts';
import { useAttemptKey } from '../../ui/attempt-key.ts';
import { dropDraft, keepDraft, readDraft } from '../../ui/draft.ts';
import { afterKey, type PadKey } from '../../ui/number-pad.tsx';
import { instantOf } from '../../ui/zoned-time.ts';
import { useObserve } from '../queries.ts';
import { FIGURES, type Figure, NOTHING_TYPED, readTyped, type Typed } from './typed-set.ts';
import { scoredFor } from './what-saving-does.ts';

export function useObserving(inpatient: InpatientDetail, timeZone: string) {
  const draftName = `nadi-observation-${inpatient.id}`;
  const [typed, setTyped] = useState<Typed>(() => ({ ...NOTHING_TYPED, ...readDraft<Typed>(draftName) }));
  /** '' is now; otherwise the clock on the wall. */
  const [measuredAt, setMeasuredAt] = useState('');
  const [active, setActive] = useState<Figure>('respiration');
  const [isAsking, setAsking] = useState(false);
  const [saved, setSaved] = useState<Observed | null>(null);
  const fields = useRef(new Map<Figure, HTMLInputElement>());
  const attempt = useAttemptKey();
  const sending = useObserve(inpatient.id);

  useEffect(() => {
    if (typed !== NOTHING_TYPED) keepDraft(draftName, typed);
  }, [draftName, typed]);

  const read = readTyped(typed);
  const change = (changes: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setAsking(false);
  };
  const shown = FIGURES.filter((figure) => figure !== 'oxygenLitres' || typed.oxygen === 'oxygen');
  const go = (by: 1 | -1) => {
    const next = shown[shown.indexOf(active) + by];
    if (next) fields.current.get(next)?.focus();
  };
  const save = (isConfirmed: boolean) => {
    if (read.unusual.length > 0 && !isConfirmed) return setAsking(true);
    const body = {
      ...read.body,
      ...(measuredAt && { measuredAt: instantOf(measuredAt, timeZone) }),
      ...(isConfirmed && { confirmed: true }),
    };
    settle(
      sending,
      { set: body, key: attempt.keyFor(body) },
      {
        onSuccess: (answer) => {
          attempt.forget();
          dropDraft(draftName);
          setSaved(answer);
        },
        // The server knows limits that this page may not: it asks the same question.
        onError: (error) => setAsking(error instanceof ApiRefusal && error.code === 'implausible_value'),
      },
    );
  };
  return {
    typed,
    change,
    read,
    scored: scoredFor(read.set, inpatient),
    active,
    setActive,
    fieldRef: (figure: Figure) => (element: HTMLInputElement | null) => {
      if (element) fields.current.set(figure, element);
      else fields.current.delete(figure);
    },
    press: (key: PadKey) => change({ [active]: afterKey(typed[active], key) }),
    next: () => go(1),
    previous: () => go(-1),
    measuredAt,
    setMeasuredAt,
    isAsking,
    setAsking,
    save,
    isSaving: sending.isPending,
    failure: isAsking ? null : sending.error,
    saved,
    canSave: !read.isEmpty && Object.keys(read.problems).length === 0,
  };
}

export type Observing = ReturnType<typeof useObserving>;
