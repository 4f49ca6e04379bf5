import { Button } from '#web/ui/button.tsx';
import styles from './login-form.module.css';

export type DemoAccount = { login: string; password: string; name: string };

/** Only in the demo clinic; fills the form and leaves the pressing of Login to the person. */
export function DemoBox({ account, onUse }: { account: DemoAccount; onUse: (account: DemoAccount) => void }) {
  return (
    <aside className={`stack gap-8 round muted text-sm ${styles.demo}`} aria-label="Demo clinic">
      <p>
        <b className="block ink">Demo clinic</b>
        Nobody here is real. {account.name} is ready for you.
      </p>
      <Button look="quiet" onClick={() => onUse(account)}>
        Use the demo account
      </Button>
    </aside>
  );
}
