import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './login-form.module.css';

export type DemoAccount = { login: string; password: string; name: string };

/** Only in the demo clinic; fills the form and leaves the pressing of Login to the person. */
export function DemoBox({ account, onUse }: { account: DemoAccount; onUse: (account: DemoAccount) => void }) {
  return (
    <aside className={`stack gap-8 round muted text-sm ${styles.demo}`} aria-label={t('Demo clinic')}>
      <p>
        <b className="block ink">{t('Demo clinic')}</b>
        {t('Nobody here is real. {name} is ready for you.', { name: account.name })}
      </p>
      <Button look="quiet" onClick={() => onUse(account)}>
        {t('Use the demo account')}
      </Button>
    </aside>
  );
}
