import { t, tRich } from '#web/language/say.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { ErrorMessage } from '../ui/feedback/error-message.tsx';
import { useFocusOnMount } from '../ui/keyboard/focus-on-mount.ts';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import styles from './credentials-form.module.css';
import { NewPasswordForm } from './new-password-form.tsx';
import type { PasswordLink, Whose } from './password-link.ts';

export function titleOf(link: PasswordLink): string {
  if (link.kind === 'spent') return t('Password set');
  if (link.kind === 'works') return link.purpose === 'invitation' ? t('Welcome') : t('Set a new password');
  return link.kind === 'checking' || link.kind === 'unreachable' ? t('One moment') : t('Link not valid');
}

type PasswordLinkViewProps = {
  link: PasswordLink;
  clinicName: string;
  /** The name and the address of the login that fits. */
  loginFor: (whose: Whose) => { name: string; href: string };
};

export function PasswordLinkView({ link, clinicName, loginFor }: PasswordLinkViewProps) {
  if (link.kind === 'checking') {
    return (
      <div className={styles.stack}>
        <Skeleton lines={3} />
      </div>
    );
  }
  if (link.kind === 'unreachable') return <ErrorMessage error={link.error} onRetry={link.retry} />;
  if (link.kind === 'missing') {
    return (
      <Useless
        title={t('There is no link here')}
        sentence={t('Open the link in your mail again: it carries the key.')}
      />
    );
  }
  if (link.kind === 'useless') return <Useless title={t('This link does not work')} sentence={link.sentence} />;
  if (link.kind === 'spent') return <Done {...loginFor(link.whose)} />;
  return (
    <>
      <p className={`mt-16 muted text-18 ${styles.lead}`}>
        {link.purpose === 'invitation'
          ? tRich('{clinic} has opened an account for you. Choose a password; from then on you log in with {login}.', {
              clinic: clinicName,
              login: <b className="ink breakable">{link.whose.login}</b>,
            })
          : tRich('For {login}. Wherever you are still logged in, you are logged out.', {
              login: <b className="ink breakable">{link.whose.login}</b>,
            })}
      </p>
      <NewPasswordForm token={link.token} whose={link.whose} onSet={link.spend} />
    </>
  );
}

function Useless({ title, sentence }: { title: string; sentence: string }) {
  return (
    <div className={styles.stack}>
      <AlertBox tone="attention" title={title} role="alert">
        {sentence}
      </AlertBox>
      <p className="muted">
        {t(
          'A link to set a new password works once, for 30 minutes; only the newest one counts. Invited to work here? Your invitation works for 24 hours, and the administrator can send it again.',
        )}
      </p>
      <div className="row wrap gap-12">
        <ButtonAnchor look="primary" href="/forgot-password">
          {t('Ask for a new link')}
        </ButtonAnchor>
        <ButtonAnchor look="quiet" href="/">
          {t('Home')}
        </ButtonAnchor>
      </div>
    </div>
  );
}

function Done({ name, href }: { name: string; href: string }) {
  return (
    <div className={styles.stack}>
      <AlertBox tone="ok" title={t('Your password is set')} ref={useFocusOnMount()}>
        {t('The link is used up. Log in with the new password.')}
      </AlertBox>
      <div className="row wrap gap-12">
        <ButtonAnchor look="primary" size="large" href={href}>
          {t('Go to {name}', { name })}
        </ButtonAnchor>
      </div>
    </div>
  );
}
