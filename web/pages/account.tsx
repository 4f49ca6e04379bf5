import { SessionsCard } from '../identity/sessions-card.tsx';
import { useTimeZone } from './greeting.tsx';
import styles from './home.module.css';
import { MyFacts } from './my-facts.tsx';

export function AccountPage() {
  const timeZone = useTimeZone();
  return (
    <div className={styles.main}>
      <h1>Account</h1>
      <div className={styles.cards}>
        <MyFacts />
        <SessionsCard timeZone={timeZone} />
      </div>
    </div>
  );
}
