import { Navigate, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { Role } from '#contract/endpoint.ts';
import type { Me } from '#contract/identity.ts';
import { screenAt } from '#contract/screens.ts';
import { t, tMarked } from '#web/language/say.ts';
import { actingFor, backToMe } from '../acting-for.ts';
import { forgetEndedCopy } from '../ended-copy.ts';
import { useLeadOffline } from '../lead-offline.ts';
import { useLive } from '../live.ts';
import { Unreachable } from '../refusal.ts';
import { Brand } from '../ui/brand/brand.tsx';
import { ButtonAnchor } from '../ui/button.tsx';
import { ErrorPage } from '../ui/feedback/error-page.tsx';
import { decide, ENROLMENT } from './guard.ts';
import { Cover } from './idle-lock/cover.tsx';
import { IdleWatch } from './idle-lock/idle-watch.tsx';
import { LockCover } from './idle-lock/lock-cover.tsx';
import { MyselfContext } from './myself.ts';
import styles from './other-role.module.css';
import { OtherRole } from './other-role.tsx';
import { useMe } from './queries.ts';
import { ROLE_NAMES } from './role-names.ts';
import { useSessionNews } from './session-news.ts';
import { useCover } from './session-store.ts';
import { StepUp } from './step-up/step-up.tsx';

type SessionGateProps = {
  waiting: ReactNode;
  /** What a locked screen still says. */
  whileLocked?: (me: Me) => ReactNode;
  children: (me: Me) => ReactNode;
};

/** Shows a guarded screen only with the right session. Someone who was inside keeps the page beneath a cover. */
export function SessionGate({ waiting, whileLocked, children }: SessionGateProps) {
  const me = useMe();
  const cover = useCover();
  const [known, setKnown] = useState<Me | null>(null);
  if (me.data && me.data !== known) setKnown(me.data);
  useSessionNews(me.data ?? null);
  useLive(cover === 'none' && me.data?.session.stage === 'open');

  // A locked screen is one's own: the person who comes back begins there.
  const isLocked = cover === 'locked';
  useEffect(() => {
    if (isLocked && actingFor()) backToMe();
  }, [isLocked]);

  const { pathname, href } = useLocation();
  // One call may be lost on the way; who is there is asked twice.
  const nobodyAnswers = me.failureReason instanceof Unreachable && (me.isError || me.failureCount > 1);
  const isLeadingOffline = useLeadOffline(me.data === undefined && nobodyAnswers);
  if (me.isPending || isLeadingOffline) return waiting;
  if (me.data === undefined) {
    return (
      <main id="main">
        <ErrorPage error={me.error} onRetry={() => void me.refetch()} />
      </main>
    );
  }

  const visitor = cover === 'ended' ? known : me.data;
  const decision = decide(screenAt(pathname) ?? { path: pathname, for: 'everyone' }, visitor);
  if (decision.kind === 'log-in') {
    return <Leave href={loginHref(decision.role, href)}>{waiting}</Leave>;
  }
  // On the way out, to a page for everyone, this one is still on screen for a moment.
  if (!visitor) return waiting;
  if (decision.kind === 'other-role') return <WrongRole me={visitor} wanted={decision.wanted} href={href} />;
  if (decision.kind === 'enrol') return <Navigate to={ENROLMENT} replace />;
  return (
    <>
      <MyselfContext value={visitor}>{children(visitor)}</MyselfContext>
      <StepUp me={visitor} />
      <IdleWatch session={visitor.session} />
      {cover === 'locked' && <LockCover me={visitor} alarms={whileLocked?.(visitor)} />}
      {cover === 'ended' && <EndedCover me={visitor} href={href} />}
    </>
  );
}

const loginHref = (role: Role, then: string) => `${ROLE_NAMES[role].loginPath}?then=${encodeURIComponent(then)}`;

/** The login pages are documents of their own. A copy of whoever was logged out elsewhere goes first. */
function Leave({ href, children }: { href: string; children: ReactNode }) {
  useEffect(() => void forgetEndedCopy().finally(() => location.replace(href)), [href]);
  return children;
}

/** Logging in again in another tab lifts the cover here, with everything that was typed beneath it. */
function EndedCover({ me, href }: { me: Me; href: string }) {
  const login = loginHref(me.role, href);
  return (
    <Cover me={me} title={t('Logged out')} text={t('Your session has ended. Please log in again.')}>
      <ButtonAnchor look="primary" size="large" href={login}>
        {t('Log in again')}
      </ButtonAnchor>
      <p className="row wrap gap-x-8 muted">
        {t('Something unsent on this page?')}{' '}
        <ButtonAnchor look="quiet" href={login} target="_blank" rel="opener">
          {t('Log in in a new tab')}
        </ButtonAnchor>
      </p>
    </Cover>
  );
}

/** A whole page for someone whose session is another role's. */
function WrongRole({ me, wanted, href }: { me: Me; wanted: Role; href: string }) {
  return (
    <main className={`stack packed gap-8 ${styles.page}`} id="main">
      <Brand />
      <h1>{t('Not your page')}</h1>
      <OtherRole
        me={me}
        wanted={wanted}
        sentence={t('This page is for {many}.', { many: tMarked(ROLE_NAMES[wanted].many) })}
        loginHref={loginHref(wanted, href)}
      />
    </main>
  );
}
