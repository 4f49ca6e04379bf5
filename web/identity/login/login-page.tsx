import { useEffect, useState } from 'react';
import type { Role } from '#contract/endpoint.ts';
import type { LoginAnswer } from '#contract/identity.ts';
import { PendingBar } from '#web/ui/loading/pending-bar.tsx';
import { OtherRole } from '../other-role.tsx';
import { useMe } from '../queries.ts';
import { ROLE_NAMES } from '../role-names.ts';
import type { DemoAccount } from './demo-box.tsx';
import { useGoOn } from './go-on.ts';
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
  const { enter, goOn } = useGoOn(who, then);
  const [isAskedForCode, setAskedForCode] = useState(false);
  const names = ROLE_NAMES[who];
  const isInside = me?.role === who;

  useEffect(() => {
    if (isInside) goOn();
  }, [isInside, goOn]);

  const hear = (answer: LoginAnswer) => ('secondFactor' in answer ? setAskedForCode(true) : enter(answer));
  if (me && !isInside) {
    return (
      <LoginScreen title={names.login}>
        <OtherRole
          me={me}
          wanted={who}
          sentence={`This login is for ${names.many}. One browser holds one session.`}
          loginHref={location.pathname + location.search}
        />
      </LoginScreen>
    );
  }
  return (
    <LoginScreen title={names.login}>
      <PendingBar isOn={isInside} />
      {isAskedForCode ? (
        <SecondFactorForm onPassed={enter} onStartAgain={() => setAskedForCode(false)} />
      ) : (
        <>
          <LoginForm who={who} login={login} demo={demo} onAnswer={hear} />
          <LoginLinks who={who} />
        </>
      )}
    </LoginScreen>
  );
}
