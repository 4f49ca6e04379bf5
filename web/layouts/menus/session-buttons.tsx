import { IconLock, IconLogout } from '@tabler/icons-react';
import { lockNow } from '#web/identity/idle-lock/lock.ts';
import { useLogOut } from '#web/identity/queries.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './session-buttons.module.css';

/** On a phone the words give way to the icons, but stay the names of the buttons. */
export function SessionButtons() {
  const logOut = useLogOut();
  return (
    <div className={`row stretch gap-8 ${styles.buttons}`}>
      <Button look="quiet" icon={<IconLock aria-hidden />} onClick={lockNow}>
        <span className={styles.words}>Lock screen</span>
      </Button>
      <Button icon={<IconLogout aria-hidden />} onClick={() => logOut.mutate(undefined)} isBusy={logOut.isPending}>
        <span className={styles.words}>Logout</span>
      </Button>
    </div>
  );
}
