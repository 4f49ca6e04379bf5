import { ClinicCard } from '../clinic/clinic-card.tsx';
import { SessionsCard } from '../identity/sessions-card.tsx';
import { Greeting, useTimeZone } from './greeting.tsx';
import styles from './home.module.css';
import { ManageLink } from './manage-link.tsx';
import { MyFacts } from './my-facts.tsx';

/** What is true today for whoever works here: who they are to the clinic, how to reach it, where they are logged in. */
export function WorkHome() {
  const timeZone = useTimeZone();
  return (
    <div className={styles.main}>
      <Greeting />
      <div className={styles.cards}>
        <MyFacts />
        <ClinicCard />
        <SessionsCard timeZone={timeZone} most={4} action={<ManageLink />} />
      </div>
    </div>
  );
}
