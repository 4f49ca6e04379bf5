import { IconPill, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PrescribedMedicine, Prescription } from '#contract/medicines/prescriptions.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t, tRich } from '#web/language/say.ts';
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
      title={<AsWritten>{medicines.map(({ name }) => name).join(', ')}</AsWritten>}
      side={isRunning ? <Badge tone="action">{t('Prescribed')}</Badge> : <Badge>{t('Ended')}</Badge>}
    >
      {medicines.map((medicine) => (
        <span key={medicine.id}>
          {medicines.length > 1 && (
            <b>
              <AsWritten>{medicine.name}</AsWritten>:{' '}
            </b>
          )}
          <InWords {...medicine} />
          {medicine.instructions && '. '}
          <AsWritten>{medicine.instructions}</AsWritten>
        </span>
      ))}
      <small>
        {tRich('{doctor}, {day}, for {diagnosis}', {
          doctor,
          day: shortDay(signedAt, timeZone),
          diagnosis: <AsWritten>{diagnosis}</AsWritten>,
        })}
      </small>
      <Link
        to="/prescriptions/$id"
        params={{ id }}
        className={`row-inline gap-8 semibold icons-20 min-height-48 ${styles.link}`}
      >
        <IconPrinter aria-hidden />
        {t('Open and print {number}', { number })}
      </Link>
    </BoardItem>
  );
}

function InWords({ isRenewed, stoppedAt, stopReason, inWords }: PrescribedMedicine) {
  if (!isRenewed && stoppedAt)
    return (
      <>
        {t('Stopped.')} <AsWritten>{stopReason ?? ''}</AsWritten>
      </>
    );
  return (
    <>
      <Translated>{inWords}</Translated>
      {isRenewed && '. '}
      {isRenewed &&
        (stopReason?.startsWith('Replaced by') ? <AsWritten>{stopReason}</AsWritten> : t('Prescribed again since.'))}
    </>
  );
}
