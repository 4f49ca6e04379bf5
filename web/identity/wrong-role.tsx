import type { Role } from '#contract/endpoint.ts';
import type { Me } from '#contract/identity.ts';
import { Brand } from '../ui/brand/brand.tsx';
import styles from './other-role.module.css';
import { OtherRole } from './other-role.tsx';
import { ROLE_NAMES } from './role-names.ts';

/** A whole page for someone whose session is another role's. */
export function WrongRole({ me, wanted, href }: { me: Me; wanted: Role; href: string }) {
  const { many, loginPath } = ROLE_NAMES[wanted];
  return (
    <main className={`stack packed gap-8 ${styles.page}`} id="main">
      <Brand />
      <h1>Not your page</h1>
      <OtherRole
        me={me}
        wanted={wanted}
        sentence={`This page is for ${many}.`}
        loginHref={`${loginPath}?then=${encodeURIComponent(href)}`}
      />
    </main>
  );
}
