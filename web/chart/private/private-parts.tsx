import { useState } from 'react';
import type { MarkablePart, PrivatePart, PrivateParts, PrivateSubject } from '#contract/patients/private-parts.ts';
import { privateMark, useMarkPrivate, usePrivateParts } from '#web/api/private-parts.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import type { ChartSectionProps } from '../chart-tabs.tsx';

const NAMES: Record<PrivateSubject, string> = {
  appointment: 'Visit',
  diagnosis: 'Diagnosis',
  'lab-order': 'Test',
  prescription: 'Prescription',
  thread: 'Messages',
  document: 'Document',
  'symptom-check': 'Symptom check',
  wish: 'Waiting list',
  'profile-entry': 'In the profile',
};

const BY: Record<PrivatePart['by'], string> = {
  department: 'Private by the department',
  doctor: 'Private by a doctor',
  patient: 'Private by the patient',
};

/** What those who act for the patient do not learn of: a doctor marks it, and shows it again with a reason. */
export function PrivateSection({ patientId }: ChartSectionProps) {
  const parts = usePrivateParts(patientId);
  return (
    <div className="stack gap-16 p-20">
      <p className="muted">
        Parents, guardians and helpers do not learn that a private part exists: not in lists, mails, calendars or
        copies. The patient and those in care see it, marked.
      </p>
      <QueryView query={parts} lines={6}>
        {(known) => <Parts known={known} />}
      </QueryView>
    </div>
  );
}

function Parts({ known }: { known: PrivateParts }) {
  if (!known.can.mark) return <p className="muted">Only doctors change what is private.</p>;
  if (known.markable.length === 0) return <p className="muted">There is nothing in this record yet.</p>;
  return (
    <KeepsFocus>
      <ul aria-label="What can be private">
        {known.markable.map((part) => (
          <Part key={part.id} known={known} part={part} />
        ))}
      </ul>
    </KeepsFocus>
  );
}

/** What has an id in the profile and no name is the answer about a pregnancy. */
const wordsFor = (subject: PrivateSubject, name: string): string =>
  [NAMES[subject], name || (subject === 'profile-entry' ? 'pregnancy' : '')].filter(Boolean).join(': ');

function Part({ known, part: { subject, id, name, at, shownAgain } }: { known: PrivateParts; part: MarkablePart }) {
  const timeZone = useTimeZone();
  const marking = useMarkPrivate(known.patientId);
  const [isOpen, setOpen] = useState(false);
  const mark = privateMark(known, id);
  const what = wordsFor(subject, name);
  const close = () => setOpen(false);
  return (
    <li className="row wrap between gap-12 py-12 ruled">
      <div className="min-0">
        <p className="row wrap gap-8">
          <b className="breakable">{what}</b>
          {mark && <Badge tone="attention">{BY[mark.by]}</Badge>}
        </p>
        <p className="muted">{dayAndTime(at, timeZone)}</p>
        {shownAgain && (
          <p className="breakable">
            {shownAgain.by} showed it again, {dayAndTime(shownAgain.at, timeZone)}: {shownAgain.reason}
          </p>
        )}
      </div>
      {mark ? (
        <Button
          look="danger-outline"
          disabled={!mark.can.lift}
          aria-label={`Show again: ${what}, ${dayAndTime(at, timeZone)}`}
          onClick={() => setOpen(true)}
        >
          Show again
        </Button>
      ) : (
        <Button aria-label={`Make private: ${what}, ${dayAndTime(at, timeZone)}`} onClick={() => setOpen(true)}>
          Make private
        </Button>
      )}
      {mark ? (
        <ReasonDialog
          isOpen={isOpen}
          onClose={close}
          title={`Show again: ${what}`}
          yes="Show again"
          isDanger
          run={(reason) => marking.mutateAsync({ subject, id, isPrivate: false, reason })}
          onDone={() => toast.success('Shown again', 'Those who act for the patient see it from now on.')}
        >
          <p>Those who act for the patient then see it. What was shown cannot be taken back.</p>
          {subject === 'appointment' && <p>What came of the visit and is private only with it is shown, too.</p>}
          {mark.by === 'patient' && <p>The patient made it private, and is told that you show it, with your reason.</p>}
        </ReasonDialog>
      ) : (
        <ConfirmDialog
          isOpen={isOpen}
          onClose={close}
          title={`Make private: ${what}`}
          yes="Make private"
          no="Leave it"
          run={() => marking.mutateAsync({ subject, id, isPrivate: true })}
          onDone={() => toast.success('Private', 'Nobody who acts for the patient learns of it.')}
        >
          <p>Nobody who acts for the patient finds it any more.</p>
          {subject === 'appointment' && (
            <p>
              Its diagnosis, prescriptions, tests and messages go with it, and what was written in the profile;
              allergies stay.
            </p>
          )}
        </ConfirmDialog>
      )}
    </li>
  );
}
