import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BREAK_GLASS_CHARACTERS, type PatientListed } from '#contract/patients/patients.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { type GlassProof, useBreakGlass } from './finding-queries.ts';

type BreakGlassDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  patient: PatientListed | null;
  onOpened?: (patientId: string) => void;
};

/** Opening a chart without a care relationship costs a written reason, and is told to those whom it concerns. */
export function BreakGlassDialog({ isOpen, onClose, patient, onOpened }: BreakGlassDialogProps) {
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [asks, setAsks] = useState<(keyof GlassProof)[]>([]);
  const [proof, setProof] = useState<GlassProof>({});
  const breaking = useBreakGlass();
  const told = breaking.error instanceof ApiRefusal ? breaking.error.fields : {};
  const written = reason.trim().length;
  const isShort = written < BREAK_GLASS_CHARACTERS;
  const leave = () => {
    setReason('');
    setAsked(false);
    setAsks([]);
    setProof({});
    breaking.reset();
    onClose();
  };
  const openChart = (patientId: string) => {
    leave();
    if (onOpened) return onOpened(patientId);
    void navigate({ to: '/doctor-dashboard', search: { view: 'patients', patient: patientId } });
  };
  const send = () => {
    setAsked(true);
    if (!patient || isShort) return;
    mutateDetached(
      breaking,
      { patientId: patient.id, reason: reason.trim(), ...proof },
      {
        onSuccess: ({ patientId, until }) => {
          toast.success('The chart is open', `Until ${timeOfDay(until, timeZone)}. This was written down and told.`);
          openChart(patientId);
        },
        onError: (error) => {
          if (!(error instanceof ApiRefusal)) return;
          if (error.code === 'chart_already_open') return openChart(patient.id);
          const missing = (['password', 'code'] as const).filter((field) => error.fields[field]);
          setAsks((asked) => [...new Set([...asked, ...missing])]);
          // A code works once.
          setProof(({ code: _used, ...kept }) => kept);
        },
      },
    );
  };
  return (
    <Dialog isOpen={isOpen} onClose={leave} title={`Break the glass for ${patient?.name ?? ''}`}>
      <p>
        You have no care relationship with {patient?.name}, {patient?.pud}. If you need this chart now:
      </p>
      <AlertBox tone="attention" title="What happens">
        The chart opens to you alone, for 60 minutes, and the audit trail marks it. The patient is told that you opened
        it and reads your reason; the administrator is told without it.
      </AlertBox>
      <TextArea
        label="Reason"
        hint={`${written} of at least ${BREAK_GLASS_CHARACTERS} characters`}
        rows={3}
        maxLength={500}
        value={reason}
        error={isAsked && isShort ? `Write at least ${BREAK_GLASS_CHARACTERS} characters.` : told.reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {asks.includes('password') && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={proof.password ?? ''}
          error={told.password}
          onChange={(event) => setProof({ ...proof, password: event.currentTarget.value })}
        />
      )}
      {asks.includes('code') && (
        <TextField
          label="Code from your authenticator app"
          autoComplete="one-time-code"
          value={proof.code ?? ''}
          error={told.code}
          onChange={(event) => setProof({ ...proof, code: event.currentTarget.value })}
        />
      )}
      {breaking.error && <AlertBox tone="urgent" title={sentenceFor(breaking.error)} />}
      <DialogActions>
        <Button onClick={leave}>Leave it closed</Button>
        <Button look="danger" onClick={send} isBusy={breaking.isPending}>
          Break the glass
        </Button>
      </DialogActions>
    </Dialog>
  );
}
