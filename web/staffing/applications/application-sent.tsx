import { useEffect } from 'react';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { useFocusOnMount } from '#web/ui/keyboard/focus-on-mount.ts';
import styles from './application-form.module.css';
import { WhatHappensNext } from './what-happens-next.tsx';

/** The same after a lost answer and a second try: it was sent once. */
export function ApplicationSent({ email, isDemo }: { email: string; isDemo: boolean }) {
  const box = useFocusOnMount();
  useEffect(() => scrollTo({ top: 0 }), []);
  return (
    <div className="stack fit gap-20 mt-24">
      <AlertBox tone="ok" title="Your application is with us" ref={box}>
        A mail to {email} confirms it. You need not do anything now.
      </AlertBox>
      {isDemo && (
        <aside className={`round muted text-sm ${styles.demo}`} aria-label="Demo clinic">
          <b className="block ink">Demo clinic</b>
          Mails are not sent: they land in the administrator’s outbox.{' '}
          <a href="/admin/applications">Decide as the administrator</a>
        </aside>
      )}
      <div className="row stretch wrap gap-12">
        <ButtonAnchor look="primary" href="/">
          Home
        </ButtonAnchor>
        <ButtonAnchor look="quiet" href="/login/doctor">
          Doctor Login
        </ButtonAnchor>
      </div>
      <div className={`mt-20 ruled ${styles.here}`}>
        <WhatHappensNext current={1} />
      </div>
    </div>
  );
}
