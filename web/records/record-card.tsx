import { IconArrowRight, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useProfile } from '../api/records.ts';
import { Button } from '../ui/button.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { Allergies } from './allergies.tsx';
import { useWhoOpened } from './queries.ts';
import styles from './record-card.module.css';

const openedByDialog = async () => (await import('./who-opened/opened-by-dialog.tsx')).OpenedByDialog;

type RecordCardProps = { patientId: string; onEdit: () => void };

/** What a doctor must know first, as it stands in the record; and who has looked at it. */
export function RecordCard({ patientId, onEdit }: RecordCardProps) {
  const profile = useProfile(patientId);
  return (
    <Card
      id="facts"
      title="Your record"
      className={styles.card}
      action={
        <Button look="quiet" onClick={onEdit} disabled={!profile.data}>
          Edit
        </Button>
      }
    >
      <QueryView query={profile} lines={5}>
        {(known) => (
          <dl className={styles.facts}>
            <div>
              <dt className="muted text-sm">Allergies</dt>
              <dd className="semibold breakable">
                <Allergies profile={known} />
              </dd>
            </div>
            <div>
              <dt className="muted text-sm">Long-term conditions</dt>
              <dd className="semibold breakable">{known.conditions.join(', ') || <span>Nothing written down</span>}</dd>
            </div>
            <div>
              <dt className="muted text-sm">Medicines</dt>
              <dd className="semibold breakable">{known.medicines.join(', ') || <span>Nothing written down</span>}</dd>
            </div>
            {known.EmergencyContact && (
              <div>
                <dt className="muted text-sm">Emergency contact</dt>
                <dd className="semibold breakable">
                  {known.EmergencyContact.name} <span>{known.EmergencyContact.phone}</span>
                </dd>
              </div>
            )}
          </dl>
        )}
      </QueryView>
      <WhoOpened patientId={patientId} />
    </Card>
  );
}

function WhoOpened({ patientId }: Omit<RecordCardProps, 'onEdit'>) {
  const timeZone = useTimeZone();
  const [isOpen, setOpen] = useState(false);
  const opened = useWhoOpened(patientId);
  const last = opened.data?.find(({ who }) => who !== 'You');
  return (
    <>
      <button
        type="button"
        className={`row gap-12 full lead-135 pressable ${styles.looked}`}
        onClick={() => setOpen(true)}
      >
        <IconEye size={22} className="fixed action" aria-hidden />
        <span className="grow min-0">
          <b className="semibold">Who opened your record</b>
          {last && (
            <span>
              {last.who}, {dayAndTime(last.at, timeZone)}
            </span>
          )}
          {opened.data && !last && <span>Nobody but you so far</span>}
        </span>
        <IconArrowRight size={22} className="fixed action" aria-hidden />
      </button>
      <LazyDialog load={openedByDialog} dialog={{ isOpen, onClose: () => setOpen(false), patientId }} />
    </>
  );
}
