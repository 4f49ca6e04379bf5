import { IconDeviceMobile, IconDownload, IconEyeOff, IconId, IconKey, IconUser, IconUsers } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useProfile } from '#web/api/records.ts';
import { useMyself } from '#web/identity/myself.ts';
import { useMySessions } from '#web/identity/queries.ts';
import { LanguageCard } from '#web/language/language-card.tsx';
import { t, tCount } from '#web/language/say.ts';
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
          <section className={`panel ${styles.lines}`} aria-label={t('In an emergency')}>
            <GoList>
              <GoRow to="/emergency-card" icon={<IconId aria-hidden />} title={t('Emergency card')}>
                {t('Blood, allergies, whom to call')}
              </GoRow>
            </GoList>
            {me.patientId && <KeepCard patientId={me.patientId} accountId={me.id} sessionId={me.session.id} />}
          </section>
          <Card title={t('Security and privacy')}>
            <GoList>
              <GoRow to="/family" icon={<IconUsers aria-hidden />} title={t('My family')}>
                {t('Whom you act for, and who acts for you')}
              </GoRow>
              <GoRow to="/private" icon={<IconEyeOff aria-hidden />} title={t('What is private')}>
                {t('Kept from those who act for you')}
              </GoRow>
              <GoRow to="/account" hash="details" icon={<IconUser aria-hidden />} title={t('About you')}>
                {me.email ?? t('No confirmed e-mail address')}
              </GoRow>
              <GoRow to="/account" hash="password" icon={<IconKey aria-hidden />} title={t('Password and second step')}>
                {me.hasSecondFactor ? t('Second step is on') : t('Second step is off')}
              </GoRow>
              <GoRow
                to="/account"
                hash="sessions"
                icon={<IconDeviceMobile aria-hidden />}
                title={t('Where you are logged in')}
              >
                {others === undefined ? t('Here') : othersInWords(others)}
              </GoRow>
              <GoRow
                to="/account"
                hash="everything"
                icon={<IconDownload aria-hidden />}
                title={t('Take your record with you')}
              >
                {t('To read, print or keep as a file')}
              </GoRow>
            </GoList>
          </Card>
        </>,
        <>
          <Suspense fallback={<Skeleton lines={8} />}>
            <NoticeCards />
          </Suspense>
          <LanguageCard /> <AccountAppearance isFolded />
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
  if (others < 1) return t('Only here');
  return tCount('Here, and in {n} other place', 'Here, and in {n} other places', others);
}
