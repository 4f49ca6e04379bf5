import { useState } from 'react';
import { firstNameOf } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Facts } from '#web/ui/page/facts.tsx';
import { usePatient } from '../queries.ts';
import { PhoneForm } from './phone-form.tsx';

/** How the clinic reaches a child without a login: the guardian keeps it right. */
export function PhoneCard({ patientId, name }: { patientId: string; name: string }) {
  const patient = usePatient(patientId);
  const [isChanging, setChanging] = useState(false);
  return (
    <Card
      title={t('How we reach {name}', { name: firstNameOf(name) })}
      action={
        !isChanging && (
          <Button look="quiet" onClick={() => setChanging(true)} disabled={!patient.data}>
            {t('Change')}
          </Button>
        )
      }
    >
      <QueryView query={patient} lines={2}>
        {(file) =>
          isChanging ? (
            <PhoneForm
              file={file}
              onSaved={() => {
                toast.success(t('The phone number is saved'));
                setChanging(false);
              }}
              onCancel={() => setChanging(false)}
            />
          ) : (
            <>
              <Facts rows={{ [t('Phone')]: file.phone }} />
              <p className="muted text-sm mt-8">{t('Name and e-mail address are changed at our desk.')}</p>
            </>
          )
        }
      </QueryView>
    </Card>
  );
}
