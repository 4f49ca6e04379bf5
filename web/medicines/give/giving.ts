// Recording a dose once: the key that belongs to it, what the server answered, and what to do when it did not.
import { useEffect, useRef, useState } from 'react';
import { mutateDetached } from '#web/mutate-detached.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { serverNow } from '#web/server-clock.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { bedName } from '#web/ui/people/bed-tile.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { isMoment, wrongMoment } from '#web/ui/time/moment-text.ts';
import { useNow } from '#web/ui/time/now.ts';
import { instantOf, wallClock } from '#web/ui/time/zoned-time.ts';
import { forgetRecord, isUnanswered, keepUnanswered, markInDoubt, markRecorded, markRefused } from '../lost-records.ts';
import { type Given, type GivenRecord, useRecordDose } from '../queries.ts';
import type { DoseFacts } from './dose-facts.ts';
import type { ReasonFor } from './reason-choice.tsx';
import { OTHER_MEDICINES, useSheetTicks } from './sheet-ticks.ts';

type Giving = { kind: 'given' | 'as-needed'; id: string; facts: DoseFacts; onDone: () => void };

const NOW = { givenAt: null, typedAt: 0 };

/** Refusals that ask for a reason which this page did not ask for. */
const WHY_REFUSED = { too_early: 'early', too_soon_after_last: 'gap', late_reason_needed: 'late' } as const;
const isKnown = (code: string): code is keyof typeof WHY_REFUSED => code in WHY_REFUSED;

export function useGiving({ kind, id, facts, onDone }: Giving) {
  const timeZone = useTimeZone();
  const ticks = useSheetTicks(facts);
  const now = useNow();
  // Null: now. Empty: a time is to be entered.
  const [{ givenAt, typedAt }, setGiven] = useState<{ givenAt: string | null; typedAt: number }>(NOW);
  const [reason, setReason] = useState('');
  const [timesAsked, setTimesAsked] = useState(0);
  // What was sent last, as long as nobody has answered: sent once more it is the same record, with the time of the first try.
  const tried = useRef<{ said: string; record: GivenRecord } | null>(null);
  const isOnPage = useIsOnPage();
  const recording = useRecordDose();
  const refusal = recording.error instanceof ApiRefusal && !isUnanswered(recording.error) ? recording.error : null;
  // What has ended was given before that, or by mistake after it: the time says which.
  const { ended } = facts;
  const isAfterEnd =
    ended !== null &&
    ((ended.at !== null &&
      givenAt !== null &&
      isMoment(givenAt) &&
      givenAt > wallClock(new Date(ended.at), timeZone)) ||
      refusal?.code === 'order_not_running');
  const isTimeMissing = givenAt === '' || (ended !== null && givenAt === null);
  // The clock of the page is up to a minute behind.
  const latest = Math.max(typedAt, now.getTime());
  const isFuture = givenAt !== null && isMoment(givenAt) && Date.parse(instantOf(givenAt, timeZone)) > latest;
  const wrongTime = isFuture ? 'This time is still to come.' : wrongMoment(givenAt ?? '');
  const hasTime = !isTimeMissing && wrongTime === undefined;
  const asked = refusal && isKnown(refusal.code) ? WHY_REFUSED[refusal.code] : null;
  const reasonFor: ReasonFor | null = isAfterEnd ? 'ended' : (facts.reasonNeededFor ?? asked);
  const needsReason = reasonFor !== null;
  const isReasonMissing = needsReason && !reason.trim();

  const record = () => {
    if (!hasTime) return;
    if (isReasonMissing) return setTimesAsked((times) => times + 1);
    const body: Given = {
      orderVersion: facts.orderVersion,
      ...(givenAt && { givenAt: instantOf(givenAt, timeZone) }),
      ...(needsReason && reason.trim() && { reason: reason.trim() }),
      ...(isAfterEnd && { despiteEnd: true }),
      ...(ticks.confirmed.length > 0 && { confirmed: ticks.confirmed }),
      ...(ticks.isTicked(OTHER_MEDICINES) && { otherMedicinesChecked: true }),
    };
    const said = JSON.stringify([kind, id, body]);
    if (tried.current?.said !== said) {
      const at = body.givenAt ?? serverNow()?.toISOString();
      const record = { kind, id, body: { ...body, ...(at && { givenAt: at }) }, key: crypto.randomUUID() };
      tried.current = { said, record };
    }
    const sent = tried.current.record;
    const medicine = `${facts.medication} ${facts.dosage}`;
    keepUnanswered(sent, {
      ...{ medicine, inpatientId: facts.inpatientId, patient: `${bedName(facts)} ${facts.patient}` },
      at: sent.body.givenAt ?? new Date().toISOString(),
    });
    mutateDetached(recording, sent, {
      onSuccess: () => {
        tried.current = null;
        markRecorded(sent);
        toast.success('Recorded as given', `${medicine}, ${facts.patient}.`);
        onDone();
      },
      onError: (error) => {
        // It may have arrived: it is sent again with its key, and the row says so.
        if (isUnanswered(error)) return markInDoubt(sent.key);
        tried.current = null;
        // Whoever has closed the sheet must read it elsewhere.
        if (isOnPage.current) forgetRecord(sent.key);
        else markRefused(sent.key, sentenceFor(error));
      },
    });
  };
  return {
    ticks,
    givenAt,
    setGivenAt: (at: string) => setGiven({ givenAt: at, typedAt: Date.now() }),
    reason,
    setReason,
    reasonFor,
    isReasonMissing,
    isTimeMissing,
    wrongTime,
    isFuture,
    /** How often Record was pressed without a reason: each time the reason is brought into sight. */
    timesAsked,
    reasonError: timesAsked > 0 && isReasonMissing ? 'Reason is needed.' : undefined,
    record,
    isSending: recording.isPending,
    refusal,
    isInDoubt: recording.error !== null && refusal === null,
    /** True when nothing but a reason is missing. */
    canAsk: ticks.missing.length === 0 && facts.allergyConflict === null && hasTime,
  };
}

function useIsOnPage() {
  const isOnPage = useRef(true);
  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);
  return isOnPage;
}
