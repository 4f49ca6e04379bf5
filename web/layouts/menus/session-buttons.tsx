import { IconLock, IconLogout } from '@tabler/icons-react';
import { lockNow } from '#web/identity/idle-lock/lock.ts';
import { useLogOut } from '#web/identity/queries.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './session-buttons.module.css';

/** In a bar of a phone the words give way to the icons, but stay the names of the buttons. */
export function SessionButtons({ isInPage = false }: { isInPage?: boolean }) {
  const logOut = useLogOut();
  const words = isInPage ? undefined : styles.words;
  return (
    <div className={isInPage ? 'stack halves gap-12' : `row stretch gap-8 ${styles.buttons}`}>
      <Button look={isInPage ? 'secondary' : 'quiet'} icon={<IconLock aria-hidden />} onClick={lockNow}>
        <span className={words}>{t('Lock screen')}</span>
      </Button>
      <Button icon={<IconLogout aria-hidden />} onClick={() => logOut.mutate(undefined)} isBusy={logOut.isPending}>
        <span className={words}>{t('Logout')}</span>
      </Button>
    </div>
  );
}
