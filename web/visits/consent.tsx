import { useState } from 'react';
import { Reachable } from '#contract/appointments/reachable.ts';
import type { Visit } from '#contract/appointments/visits.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import styles from './consent.module.css';
import { useVisitActs } from './queries.ts';

/** What the visit is and is not, where the patient is and can be called: without both nobody waits. */
export function Consent({ visit }: { visit: Visit }) {
  const [agrees, setAgrees] = useState(false);
  const { wait } = useVisitActs(visit.id);
  const form = useEndpointForm({
    schema: Reachable,
    initial: { phone: visit.phone, place: visit.placeOnFile ?? '' },
    needed: { phone: t('Write the number you can be called on.'), place: t('Write where you are now.') },
    send: ({ phone, place }) => wait.mutateAsync({ phone, place }),
  });
  return (
    <form
      className="stack gap-12 panel p-20"
      aria-label={t('Agree to a video visit')}
      noValidate
      onSubmit={form.submit}
    >
      <h2>{t('Agree to a video visit')}</h2>
      <ul className={styles.points}>
        <li>{t('The doctor cannot touch you or listen to your chest. You may be asked to come in.')}</li>
        <li>
          {t('Nothing is recorded, by us or by {name}. What is written goes into your record.', { name: visit.doctor })}
        </li>
        <li>{t('Some medicines cannot be prescribed this way.')}</li>
        <li>{t('You can stop at any time and take a visit at the clinic instead.')}</li>
      </ul>
      <TextField
        label={t('The number you can be called on now')}
        hint={t('{name} telephones if picture and sound do not hold.', { name: visit.doctor })}
        type="tel"
        autoComplete="tel"
        {...form.field('phone')}
      />
      <TextField
        label={t('Where you are now')}
        hint={t('House, street and town. Help is sent there if you need it.')}
        autoComplete="street-address"
        maxLength={200}
        {...form.field('place')}
      />
      <CheckField
        label={t('I agree to this video visit')}
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      {form.failure && <AlertBox tone="urgent" title={sentenceFor(form.failure)} ref={form.failureBox} />}
      <Button type="submit" look="primary" size="large" isBusy={form.isSending} disabled={!agrees}>
        {t('I am ready')}
      </Button>
    </form>
  );
}
