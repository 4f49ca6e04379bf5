import type { Clinic } from '#contract/clinic.ts';
import { t, tFromServer } from '#web/language/say.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { useFocusOnMount } from '../ui/keyboard/focus-on-mount.ts';
import styles from './credentials-form.module.css';

export type Desk = Pick<Clinic, 'phone' | 'mode'>;

type MailOnItsWayProps = {
  /** The server's sentence: the same for everyone, known here or not. */
  sentence: string;
  loginHref: string;
  desk: Desk | undefined;
  onAgain: () => void;
};

export function MailOnItsWay({ sentence, loginHref, desk, onAgain }: MailOnItsWayProps) {
  const box = useFocusOnMount();
  return (
    <div className={styles.stack}>
      <AlertBox tone="info" title={t('Look into your mail')} ref={box}>
        {tFromServer(sentence)}
      </AlertBox>
      <p className="muted">
        {desk
          ? t(
              'Nothing there after a few minutes? Look into the folder for unwanted mail, check what you typed, or call the desk: {phone}.',
              { phone: desk.phone },
            )
          : t('Nothing there after a few minutes? Look into the folder for unwanted mail, check what you typed.')}
      </p>
      {desk?.mode === 'demo' && <DemoOutbox />}
      <div className="row wrap gap-12">
        <ButtonAnchor look="primary" href={loginHref}>
          {t('Back to login')}
        </ButtonAnchor>
        <Button look="quiet" onClick={onAgain}>
          {t('Try again')}
        </Button>
      </div>
    </div>
  );
}

/** A real clinic sends mails; the demo clinic has nobody to send them to. */
export function DemoOutbox() {
  return (
    <aside className={`round muted text-sm ${styles.demo}`} aria-label={t('Demo clinic')}>
      <b className="block ink">{t('Demo clinic')}</b>
      {t('Mails are not sent: they land in the administrator’s outbox.')}{' '}
      <a className="row-inline min-height-48" href="/admin/mails">
        {t('Open it as the administrator')}
      </a>
    </aside>
  );
}
