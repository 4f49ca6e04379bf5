import { IconDeviceMobile, IconDownload, IconId, IconKey, IconUser } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useProfile } from '#web/api/records.ts';
import { useMyself } from '#web/identity/myself.ts';
import { useMySessions } from '#web/identity/queries.ts';
import { SessionButtons } from '#web/layouts/menus/session-buttons.tsx';
import { KeepCard } from '#web/offline/keep-card.tsx';
import { lazyWithPreload } from '#web/ui/loading/lazy-with-preload.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { GoList, GoRow } from '#web/ui/navigation/go-list.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { AccountAppearance } from '../account-appearance.tsx';
import { PersonPanel } from './person-panel.tsx';
import { Screen } from './screen.tsx';
import styles from './you.module.css';

/** Below what one comes for: fetched after it. */
const NoticeCards = lazyWithPreload(async () => (await import('#web/notices/settings/notice-cards.tsx')).NoticeCards);

export function YouPage() {
  const me = useMyself();
  const profile = useProfile(me.patientId ?? '').data;
  const sessions = useMySessions().data;
  const others = sessions && sessions.length - 1;
  return (
    <Screen
      columns={[
        <>
          <PersonPanel profile={profile} />
          <section className={`panel ${styles.lines}`} aria-label="In an emergency">
            <GoList>
              <GoRow to="/emergency-card" icon={<IconId aria-hidden />} title="Emergency card">
                Blood, allergies, whom to call
              </GoRow>
            </GoList>
            {me.patientId && <KeepCard patientId={me.patientId} accountId={me.id} sessionId={me.session.id} />}
          </section>
          <Card title="Security and privacy">
            <GoList>
              <GoRow to="/account" hash="details" icon={<IconUser aria-hidden />} title="About you">
                {me.email ?? 'No confirmed e-mail address'}
              </GoRow>
              <GoRow to="/account" hash="password" icon={<IconKey aria-hidden />} title="Password and second step">
                Second step is {me.hasSecondFactor ? 'on' : 'off'}
              </GoRow>
              <GoRow
                to="/account"
                hash="sessions"
                icon={<IconDeviceMobile aria-hidden />}
                title="Where you are logged in"
              >
                {others === undefined ? 'Here' : othersInWords(others)}
              </GoRow>
              <GoRow
                to="/account"
                hash="everything"
                icon={<IconDownload aria-hidden />}
                title="Take your record with you"
              >
                To read, print or keep as a file
              </GoRow>
            </GoList>
          </Card>
        </>,
        <>
          <Suspense fallback={<Skeleton lines={8} />}>
            <NoticeCards />
          </Suspense>
          <AccountAppearance />
          {/* Where the header has room for them they are there. */}
          <div className={styles.session}>
            <SessionButtons isInPage />
          </div>
        </>,
      ]}
      isEven
    />
  );
}

function othersInWords(others: number): string {
  if (others < 1) return 'Only here';
  return `Here, and in ${others} other ${others === 1 ? 'place' : 'places'}`;
}
