import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { dayAndTime } from '../ui/time.ts';
import { useMySessions } from './queries.ts';
import styles from './sessions-card.module.css';

const IS_PHONE = /phone|android|ipad|ios|mobile/i;

type SessionsCardProps = {
  timeZone: string;
  action?: ReactNode;
  /** How many are listed by name; the rest is counted. */
  most?: number;
};

/** Where one is logged in right now. A strange one is ended on the account page. */
export function SessionsCard({ timeZone, action, most = Number.POSITIVE_INFINITY }: SessionsCardProps) {
  const sessions = useMySessions();
  const count = sessions.data?.length;
  return (
    <Card title={count && count > 1 ? `Logged in at ${count} places` : 'Where you are logged in'} action={action}>
      <QueryView query={sessions} lines={2} empty="No open session was found.">
        {(all) => (
          <ul className={styles.list}>
            {all.slice(0, most).map(({ id, device, startedAt, seenAt, isThisOne }) => (
              <li key={id}>
                {IS_PHONE.test(device) ? <IconDeviceMobile aria-hidden /> : <IconDeviceDesktop aria-hidden />}
                <div className={styles.words}>
                  <b>{device}</b>
                  <span>
                    Since {dayAndTime(startedAt, timeZone)}
                    {!isThisOne && `, last seen ${dayAndTime(seenAt, timeZone)}`}
                  </span>
                </div>
                {isThisOne && <Badge tone="action">This one</Badge>}
              </li>
            ))}
            {all.length > most && <li>and {all.length - most} more</li>}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
