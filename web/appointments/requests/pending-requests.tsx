import { type ReactNode, useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { useKeys } from '#web/ui/keyboard/keys.ts';
import { type ClinicFacts, DoctorFallback } from '../doctor-day/doctor-fallback.tsx';
import { useDoctorAppointments } from '../doctor-day/doctor-queries.ts';
import { byUrgency } from './by-urgency.ts';
import { useDecision } from './decide.ts';
import type { Outside } from './outside-hours-dialog.tsx';
import { PendingRequest } from './pending-request.tsx';
import { useSelection } from './selection.ts';

const rejectDialog = async () => (await import('./reject-dialog.tsx')).RejectDialog;
const outsideHoursDialog = async () => (await import('./outside-hours-dialog.tsx')).OutsideHoursDialog;

type PendingRequestsProps = ClinicFacts & {
  most?: number;
  told: (request: Appointment) => ReactNode;
  /** Rendered below the list when it is cut short. */
  more?: (hidden: number) => ReactNode;
};

/** Requests by urgency. A approves the selected one, R asks for the reason to reject it, J and K move. */
export function PendingRequests({ most, told, more, isDemo }: PendingRequestsProps) {
  const pending = useDoctorAppointments('pending');
  const sorted = [...(pending.data ?? [])].sort(byUrgency);
  const shown = most ? sorted.slice(0, most) : sorted;
  const [rejecting, setRejecting] = useState<Appointment | null>(null);
  const [outside, setOutside] = useState<Outside | null>(null);
  const { decide } = useDecision();
  const [privateIds, setPrivateIds] = useState<readonly string[]>([]);
  const isPrivate = ({ id }: Appointment) => privateIds.includes(id);
  const turnPrivate = ({ id }: Appointment) =>
    setPrivateIds((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]));
  const askOutside = (request: Appointment) => (sentence: string) =>
    setOutside({ request, sentence, isPrivate: isPrivate(request) });
  const approve = (request: Appointment) =>
    decide(
      request,
      { status: 'approved', ...(isPrivate(request) ? { isPrivate: true } : {}) },
      { onOutside: askOutside(request) },
    );
  const list = useRef<HTMLOListElement>(null);
  const selection = useSelection(list, shown);
  useKeys({
    a: () => selection.act((request) => request.can.approve && approve(request)),
    r: () => selection.act((request) => request.can.reject && setRejecting(request)),
    j: () => selection.move(1),
    k: () => selection.move(-1),
  });
  return (
    <>
      <KeepsFocus>
        <DoctorFallback
          query={pending}
          list="pending"
          empty="No request is waiting. New ones appear here by themselves."
          isDemo={isDemo}
        >
          {(requests, isSample) => (
            <ol aria-label="Pending requests" ref={list}>
              {(isSample ? requests : shown).map((request) => (
                <PendingRequest
                  key={request.id}
                  request={request}
                  isSelected={request.id === selection.selectedId}
                  onSelect={() => selection.select(request.id)}
                  onReject={() => setRejecting(request)}
                  onOutside={askOutside(request)}
                  isPrivate={isPrivate(request)}
                  onPrivate={() => turnPrivate(request)}
                  told={told(request)}
                  isSample={isSample}
                />
              ))}
            </ol>
          )}
        </DoctorFallback>
      </KeepsFocus>
      {sorted.length > shown.length && more?.(sorted.length - shown.length)}
      <LazyDialog
        load={outsideHoursDialog}
        dialog={{ isOpen: outside !== null, asked: outside, onClose: () => setOutside(null), onReject: setRejecting }}
      />
      <LazyDialog
        load={rejectDialog}
        dialog={{ isOpen: rejecting !== null, appointment: rejecting, onClose: () => setRejecting(null) }}
      />
    </>
  );
}
