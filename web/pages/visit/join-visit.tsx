import { t } from '#web/language/say.ts';
import { Joining } from '#web/visits/guest/joining.tsx';
import { OneTaskScreen } from '../before-login/one-task-screen.tsx';
import styles from './join-visit.module.css';

/** For a guest of a video visit, who has no account. */
export const JoinVisitPage = () => (
  <div className={styles.guest}>
    <OneTaskScreen title={t('Join a video visit')}>
      <Joining />
    </OneTaskScreen>
  </div>
);
