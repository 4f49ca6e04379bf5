import type { UseQueryResult } from '@tanstack/react-query';
import type { DeliveryReply } from '#contract/admin.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import styles from './mails.module.css';
import { useDeliveries } from './queries.ts';

const CHANNEL_NAMES = { push: 'Phone notice', sms: 'SMS', whatsapp: 'WhatsApp' } as const;

/** Whether notices arrive that leave the screen by another way than a mail. */
export function Deliveries() {
  const deliveries = useDeliveries();
  return (
    <Card title="Phone notices and texts">
      <p className="mb-12 muted">To whom patients let us send them. They never say what it is about.</p>
      <QueryView query={deliveries as UseQueryResult<DeliveryReply[]>} lines={4} empty="None has been sent yet.">
        {(all) => (
          <ul className={styles.list}>
            {all.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )}
      </QueryView>
      {deliveries.hasNextPage && (
        <Button
          isBlock
          onClick={() => void deliveries.fetchNextPage()}
          isBusy={deliveries.isFetchingNextPage}
          busyText="Loading…"
        >
          Older ones
        </Button>
      )}
    </Card>
  );
}

function DeliveryRow({ delivery }: { delivery: DeliveryReply }) {
  const timeZone = useTimeZone();
  return (
    <li className={`stack gap-2 round ink no-underline ${styles.row}`}>
      <span className={`row gap-12 between ${styles.line}`}>
        <b className="min-0 breakable">{CHANNEL_NAMES[delivery.channel]}</b>
        <span>{dayAndTime(delivery.queuedAt, timeZone)}</span>
      </span>
      <span className={`row gap-12 between ${styles.line}`}>
        <span className={`min-0 breakable ${styles.to}`}>{delivery.to}</span>
        <DeliveryState delivery={delivery} />
      </span>
    </li>
  );
}

const REASONS: Readonly<Record<string, string>> = {
  'read-already': 'Not needed: read before',
  'no-longer-true': 'Not needed: no longer true',
  'nobody-there': 'Not needed: logged out',
  restored: 'Not sent: queued before a restore',
  'answered-404': 'Browser is gone',
  'answered-410': 'Browser is gone',
  'no-answer': 'no answer',
  'not-reached': 'not reached',
  'not-set-up': 'not set up',
};

function DeliveryState({ delivery: { state, attempts, reason } }: { delivery: DeliveryReply }) {
  const why = REASONS[reason ?? ''] ?? reason?.replace('-', ' ') ?? '';
  if (state === 'sent') return <Badge tone="ok">Sent</Badge>;
  if (state === 'dropped') return <Badge>{why}</Badge>;
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  if (state === 'failed') return <Badge tone="urgent">{`Failed after ${tries}: ${why}`}</Badge>;
  return <Badge tone="info">{attempts === 0 ? 'Waiting' : `Waiting after ${tries}`}</Badge>;
}
