import { IconPill, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PrescribedMedicine, Prescription } from '#contract/medicines/prescriptions.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { shortDay } from '../ui/time/time.ts';
import { BoardItem, IconMark } from './board-item.tsx';
import styles from './care-item.module.css';

/** Ordered by a doctor: it cannot be changed here, but printed. */
export function PrescribedItem({ prescription }: { prescription: Prescription }) {
  const timeZone = useTimeZone();
  const { id, number, doctor, diagnosis, signedAt, medicines } = prescription;
  const isRunning = medicines.some(({ isActive }) => isActive);
  return (
    <BoardItem
      mark={
        <IconMark>
          <IconPill />
        </IconMark>
      }
      title={medicines.map(({ name }) => name).join(', ')}
      side={isRunning ? <Badge tone="action">Prescribed</Badge> : <Badge>Ended</Badge>}
    >
      {medicines.map((medicine) => (
        <span key={medicine.id}>
          {medicines.length > 1 && <b>{medicine.name}: </b>}
          {inWords(medicine)}
          {medicine.instructions && `. ${medicine.instructions}`}
        </span>
      ))}
      <small>
        {doctor}, {shortDay(signedAt, timeZone)}, for {diagnosis}
      </small>
      <Link
        to="/prescriptions/$id"
        params={{ id }}
        className={`row-inline gap-8 semibold icons-20 min-height-48 ${styles.link}`}
      >
        <IconPrinter aria-hidden />
        Open and print {number}
      </Link>
    </BoardItem>
  );
}

function inWords({ isRenewed, stoppedAt, stopReason, inWords: words }: PrescribedMedicine): string {
  if (isRenewed) return `${words}. ${stopReason?.startsWith('Replaced by') ? stopReason : 'Prescribed again since.'}`;
  return stoppedAt ? `Stopped. ${stopReason ?? ''}` : words;
}
