import { IconCheck, IconLock, IconLockOpen, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useNow } from '#web/ui/time/now.ts';
import { atStart, dayAndTime } from '#web/ui/time/time.ts';
import { DangerMark } from '../reasons/danger-mark.tsx';
import { UrgencyBars } from '../urgency-bars.tsx';
import { useDecision } from './decide.ts';
import styles from './pending-request.module.css';

type PendingRequestProps = {
  request: Appointment;
  isSelected: boolean;
  onSelect: () => void;
  onReject: () => void;
  /** Approved by whichever way, it is hidden from those who act for the patient. */
  isPrivate: boolean;
  onPrivate: () => void;
  /** Approving was answered with a question. */
  onOutside: (sentence: string) => void;
  /** Opens what the patient told the triage. */
  told?: ReactNode;
  /** Made up, for a demo whose list could not be fetched. */
  isSample: boolean;
};

export function PendingRequest({ request, told, isSample, isSelected, isPrivate, ...on }: PendingRequestProps) {
  const now = useNow();
  const { decide, isBusy } = useDecision();
  return (
    // Touching the row selects it, as do the focus in it and the keys J and K, which put the focus on it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: selecting alone does nothing.
    <li
      className={classNames(`ruled-below ${styles.request}`, isSelected && styles.selected)}
      data-request={request.id}
      tabIndex={-1}
      aria-current={isSelected || undefined}
      onClick={on.onSelect}
      onFocus={on.onSelect}
    >
      <div className="row baseline wrap between gap-x-12">
        <p className={`text-16 bold ${styles.name}`}>
          {request.patient} <span className="muted text-14 regular">{request.pud}</span>
        </p>
        {request.mode === 'video' && <Badge>By video</Badge>}
        {isSample && <Badge tone="attention">Sample</Badge>}
        <DangerMark visit={request} />
        <UrgencyBars urgency={request.triageUrgency} isTriaged={request.triageId !== null} />
      </div>
      {request.reason && <blockquote>{request.reason}</blockquote>}
      {told}
      <div className={`row wrap gap-8 mt-8 ${styles.foot}`}>
        <p className="grow lead-130">
          <b className="block">{atStart(dayAndTime(request.startsAt, request.timeZone, now))}</b>
          {!isSample && <span className="block">slot held {heldFor(request.expiresAt, now)} more</span>}
          {isPrivate && <span className="block">Private: parents and helpers do not learn of it</span>}
        </p>
        <Button
          look="quiet"
          isIconOnly
          aria-label="Private"
          aria-pressed={isPrivate}
          title="Parents and helpers do not learn of a private visit"
          icon={isPrivate ? <IconLock aria-hidden /> : <IconLockOpen aria-hidden />}
          onClick={on.onPrivate}
        />
        <Button look="quiet" icon={<IconX aria-hidden />} onClick={on.onReject} disabled={!request.can.reject}>
          Reject
        </Button>
        <Button
          look="primary"
          icon={<IconCheck aria-hidden />}
          isBusy={isBusy}
          disabled={!request.can.approve}
          onClick={() =>
            decide(request, { status: 'approved', ...(isPrivate ? { isPrivate } : {}) }, { onOutside: on.onOutside })
          }
        >
          Approve
        </Button>
      </div>
    </li>
  );
}

function heldFor(until: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / 60_000));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}
