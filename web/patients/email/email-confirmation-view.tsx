import { msg, t, tMarked } from '#web/language/say.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { ErrorMessage } from '#web/ui/feedback/error-message.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import styles from '../registration/entry-form.module.css';
import type { EmailConfirmation } from './email-confirmation.ts';

const TITLES: Record<EmailConfirmation['kind'], string> = {
  missing: msg('Link not valid'),
  asking: msg('One moment'),
  confirmed: msg('E-mail address confirmed'),
  approved: msg('One more mail'),
  useless: msg('Link not valid'),
  unanswered: msg('One moment'),
};

export const titleOf = ({ kind }: EmailConfirmation) => tMarked(TITLES[kind]);

export function EmailConfirmationView({ confirmation }: { confirmation: EmailConfirmation }) {
  return <div className={`stack fit gap-20 mt-24 ${styles.stack}`}>{contentOf(confirmation)}</div>;
}

function contentOf(confirmation: EmailConfirmation) {
  switch (confirmation.kind) {
    case 'asking':
      return <Skeleton lines={2} />;
    case 'unanswered':
      return <ErrorMessage error={confirmation.error} onRetry={confirmation.retry} />;
    case 'missing':
      return (
        <Useless
          title={t('There is no link here')}
          sentence={t('Open the link in your mail again: it carries the key.')}
        />
      );
    case 'useless':
      return <Useless title={t('This link does not work')} sentence={confirmation.sentence} />;
    case 'approved':
      return <Approved />;
    case 'confirmed':
      return (
        <>
          <AlertBox tone="ok" title={t('Thank you')}>
            {t('We write to this address from now on.')}
          </AlertBox>
          <div className="row wrap gap-12">
            <ButtonAnchor look="primary" size="large" href="/account">
              {t('Go to my account')}
            </ButtonAnchor>
            <ButtonAnchor look="quiet" size="large" href="/forgot-password?role=patient">
              {t('Forgotten your password? Set a new one')}
            </ButtonAnchor>
          </div>
        </>
      );
  }
}

const Approved = () => (
  <AlertBox tone="ok" title={t('Thank you')}>
    {t('We sent a mail to the new address. It counts once its link was opened. Until then we write to the old one.')}
  </AlertBox>
);

function Useless({ title, sentence }: { title: string; sentence: string }) {
  return (
    <>
      <AlertBox tone="attention" title={title} role="alert">
        {sentence}
      </AlertBox>
      <p className="muted">
        {t(
          'A link to confirm an address works once; only the newest one counts. Your account says which address we write to, and sends the mail again.',
        )}
      </p>
      <div className="row wrap gap-12">
        <ButtonAnchor look="primary" href="/account">
          {t('Go to my account')}
        </ButtonAnchor>
        <ButtonAnchor look="quiet" href="/">
          {t('Home')}
        </ButtonAnchor>
      </div>
    </>
  );
}
