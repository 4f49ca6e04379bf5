// Recording a dose once: the key that belongs to it, what the server answered, and what to do when it did not.
import { useState } from 'react';
import { ApiRefusal } from '../../refusal.ts';
import { settle } from '../../settle.ts';
import { useAttemptKey } from '../../ui/attempt-key.ts';
import { toast } from '../../ui/toast.ts';
import { instantOf } from '../../ui/zoned-time.ts';
import { forgetLost, isLost, keepLost } from '../lost-records.ts';
import { type DoseRecord, type Given, useRecordDose } from '../queries.ts';
import { type DoseFacts, REASON_REFUSALS } from './dose-facts.ts';

type Giving = { kind: 'given' | 'as-needed'; id: string; facts: DoseFacts; timeZone: string; onDone: () => void };

export function useGiving({ kind, id, facts, timeZone, onDone }: Giving) {
  const [isIdentified, setIdentified] = useState(false);
  const [givenAt, setGivenAt] = useState('');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const attempt = useAttemptKey();
  const recording = useRecordDose();
  const refusal = recording.error instanceof ApiRefusal && recording.error.status < 500 ? recording.error : null;
  const needsReason = facts.reasonNeededFor !== null || (refusal !== null && REASON_REFUSALS.includes(refusal.code));

  const record = () => {
    setAsked(true);
    if (needsReason && !reason.trim()) return;
    const body: Given = {
      orderVersion: facts.orderVersion,
      ...(givenAt && { givenAt: instantOf(givenAt, timeZone) }),
      ...(reason.trim() && { reason: reason.trim() }),
    };
    const sent: DoseRecord = { kind, id, body, key: attempt.keyFor({ kind, id, body }) };
    settle(recording, sent, {
      onSuccess: () => {
        attempt.forget();
        forgetLost(sent.key);
        toast.success('Recorded as given', `${facts.medication} ${facts.dosage}, ${facts.patient}.`);
        onDone();
      },
      onError: (error) => {
        // It may have arrived: it is sent again with its key, and the row says so.
        if (isLost(error)) keepLost(sent);
        else attempt.forget();
      },
    });
  };
  return {
    isIdentified,
    setIdentified,
    givenAt,
    setGivenAt,
    reason,
    setReason,
    needsReason,
    reasonError: isAsked && needsReason && !reason.trim() ? 'Reason is needed.' : undefined,
    record,
    isSending: recording.isPending,
    refusal,
    isInDoubt: recording.error !== null && refusal === null,
    canRecord: isIdentified && facts.allergyConflict === null,
  };
}
