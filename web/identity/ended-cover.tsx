import type { Me } from '#contract/identity.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import styles from './cover.module.css';
import { Cover } from './cover.tsx';
import { ROLE_NAMES } from './role-names.ts';

/** Logging in again in another tab lifts the cover here, with everything that was typed beneath it. */
export function EndedCover({ me, href }: { me: Me; href: string }) {
  const login = `${ROLE_NAMES[me.role].loginPath}?then=${encodeURIComponent(href)}`;
  return (
    <Cover me={me} title="Logged out" text="Your session has ended. Please log in again.">
      <ButtonAnchor look="primary" size="large" href={login}>
        Log in again
      </ButtonAnchor>
      <p className={styles.aside}>
        Something unsent on this page?
        <ButtonAnchor look="quiet" href={login} target="_blank" rel="opener">
          Log in in a new tab
        </ButtonAnchor>
      </p>
    </Cover>
  );
}
