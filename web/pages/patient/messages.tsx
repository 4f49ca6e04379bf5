import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { AddresseeList } from '#web/inbox/addressee-list.tsx';
import { AnsweringNote } from '#web/inbox/answering-note.tsx';
import { useAddressees } from '#web/inbox/queries.ts';
import { t } from '#web/language/say.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTriageClinic } from '../symptoms/triage-clinic.ts';
import styles from './messages.module.css';

/** Everyone whom the patient may write to, and what was written. */
export function MessagesPage() {
  const addressees = useAddressees();
  const { emergencyNumber } = useTriageClinic();
  return (
    <div className={`stack fit gap-16 ${styles.page}`}>
      <Link to="/dashboard" className="row gap-8 ink min-height-48">
        <IconArrowLeft aria-hidden /> {t('Home')}
      </Link>
      <h1>{t('Messages')}</h1>
      <QueryView query={addressees} lines={6}>
        {(known) => (
          <>
            <AnsweringNote answering={known.answering} emergencyNumber={emergencyNumber} />
            <AddresseeList addressees={known.addressees} />
          </>
        )}
      </QueryView>
    </div>
  );
}
