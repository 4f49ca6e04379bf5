import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Role } from '#contract/endpoint.ts';
import type { LoginAnswer, Me, SecondFactorAsked } from '#contract/identity.ts';
import { markPresent } from '#web/activity.ts';
import { t, tMarked } from '#web/language/say.ts';
import { PendingBar } from '#web/ui/loading/pending-bar.tsx';
import { afterLogin } from '../guard.ts';
import { OtherRole } from '../other-role.tsx';
import { meQuery, useMe } from '../queries.ts';
import { ROLE_NAMES } from '../role-names.ts';
import { notifyOtherTabs, rememberAccount, setCover } from '../session-store.ts';
import type { DemoAccount } from './demo-box.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginLinks } from './login-links.tsx';
import { LoginScreen } from './login-screen.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

type LoginPageProps = {
  who: Role;
  then?: string | undefined;
  login?: string | undefined;
  demo?: DemoAccount | undefined;
};

/** The form stands at once; whether someone is already inside is found out meanwhile. */
export function LoginPage({ who, then, login, demo }: LoginPageProps) {
  const { data: me } = useMe();
  const { enter, openApp } = useEntering(who, then);
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null);
  const names = ROLE_NAMES[who];
  const isInside = me?.role === who;

  useEffect(() => {
    if (isInside) openApp();
  }, [isInside, openApp]);

  const hear = (answer: LoginAnswer) => ('secondFactor' in answer ? setAsked(answer) : enter(answer));
  if (me && !isInside) {
    return (
      <LoginScreen title={tMarked(names.login)}>
        <OtherRole
          me={me}
          wanted={who}
          sentence={t('This login is for {many}. One browser holds one session.', { many: tMarked(names.many) })}
          loginHref={location.pathname + location.search}
        />
      </LoginScreen>
    );
  }
  return (
    <LoginScreen title={tMarked(names.login)}>
      <PendingBar isOn={isInside} />
      {asked ? (
        <SecondFactorForm ways={asked} onPassed={enter} onStartAgain={() => setAsked(null)} />
      ) : (
        <>
          <LoginForm who={who} login={login} demo={demo} onAnswer={hear} />
          <LoginLinks who={who} />
        </>
      )}
    </LoginScreen>
  );
}

/** What follows a login: call `enter` after a fresh login, `openApp` for someone who was logged in already. */
function useEntering(role: Role, then: unknown) {
  const queryClient = useQueryClient();
  // The app is another document: it has been fetched meanwhile.
  const openApp = useCallback(() => location.replace(afterLogin(role, then)), [role, then]);
  const enter = (me: Me) => {
    markPresent();
    rememberAccount(me.id);
    setCover('none');
    // The page sees that someone is inside now, and goes on.
    queryClient.setQueryData(meQuery.queryKey, me);
    notifyOtherTabs('logged-in');
  };
  return { enter, openApp };
}
