import type { PatientOnFile } from '../../contract/patients.ts';
import { sentenceFor } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useChangingDetails } from './changing-details.ts';
import styles from './details.module.css';

type DetailsFormProps = { file: PatientOnFile; onSaved: (saved: PatientOnFile) => void; onCancel: () => void };

export function DetailsForm({ file, onSaved, onCancel }: DetailsFormProps) {
  const { field, seen, news, newsBox, ...sent } = useChangingDetails(file, onSaved);
  const isNewAddress = sent.draft.email.trim().toLowerCase() !== seen.email.toLowerCase();
  return (
    <form className={styles.form} noValidate onSubmit={sent.submit}>
      {sent.failureElsewhere && (
        <AlertBox tone="urgent" title="Nothing was changed" ref={sent.failureBox}>
          {sentenceFor(sent.failureElsewhere)}
        </AlertBox>
      )}
      {news && !sent.failureElsewhere && (
        <AlertBox tone="attention" title="Someone changed your details in the meantime." role="alert" ref={newsBox}>
          <ul>
            {news.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>What you typed is still here. Look at it again, then save.</p>
        </AlertBox>
      )}
      <TextField {...field('name')} label="Full Name" autoComplete="name" required />
      <TextField
        {...field('email')}
        type="email"
        label="Email"
        hint={
          isNewAddress
            ? `The new address counts once you have opened the link in the mail we send there. Until then we write to ${seen.email}.`
            : 'A new address counts once you have opened the link in the mail we send there.'
        }
        autoComplete="email"
        required
      />
      <TextField {...field('phone')} type="tel" label="Phone" autoComplete="tel" required />
      <div className={styles.ways}>
        <Button type="submit" look="primary" isBusy={sent.isSending} busyText="Saving…">
          Save
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
