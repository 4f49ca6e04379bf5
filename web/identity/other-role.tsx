import type { Role } from '#contract/endpoint.ts';
import type { Me } from '#contract/identity.ts';
import { HOME_OF } from '#contract/screens.ts';
import { t, tMarked } from '#web/language/say.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { useLogOut } from './queries.ts';
import { ROLE_NAMES } from './role-names.ts';

type OtherRoleProps = { me: Me; wanted: Role; sentence: string; loginHref: string };

/** One browser holds one session: says whose it is, and offers both ways on. */
export function OtherRole({ me, wanted, sentence, loginHref }: OtherRoleProps) {
  const logOut = useLogOut();
  return (
    <div className="stack gap-20 mt-24">
      <AlertBox
        tone="info"
        title={t('You are logged in as {name} ({one}).', { name: me.name, one: tMarked(ROLE_NAMES[me.role].one) })}
      >
        {sentence}
      </AlertBox>
      <div className="row stretch wrap gap-12">
        <ButtonAnchor look="primary" href={HOME_OF[me.role]}>
          {t('Go to my own page')}
        </ButtonAnchor>
        <Button onClick={() => logOut.mutate(loginHref)} isBusy={logOut.isPending} busyText={t('Logging out…')}>
          {t('Log out and open {login}', { login: tMarked(ROLE_NAMES[wanted].login) })}
        </Button>
      </div>
    </div>
  );
}
