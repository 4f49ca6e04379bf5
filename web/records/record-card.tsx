import { AsWritten } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { firstNameOf, useActedFor } from '../acting-for.ts';
import { useProfile } from '../api/records.ts';
import { Button } from '../ui/button.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { Allergies } from './allergies.tsx';
import styles from './record-card.module.css';

type RecordCardProps = { patientId: string; onEdit: () => void };

/** What a doctor must know first, as it stands in the record. Whom to call stands on the emergency card. */
export function RecordCard({ patientId, onEdit }: RecordCardProps) {
  const profile = useProfile(patientId);
  const person = useActedFor();
  return (
    <Card
      id="facts"
      title={person ? t('Record of {name}', { name: firstNameOf(person.name) }) : t('Your record')}
      className={styles.card}
      action={
        <Button look="quiet" onClick={onEdit} disabled={!profile.data}>
          {t('Edit')}
        </Button>
      }
    >
      <QueryView query={profile} lines={6}>
        {(known) => (
          <dl className={styles.facts}>
            <div>
              <dt className="muted text-sm">{t('Allergies')}</dt>
              <dd className="semibold breakable">
                <Allergies profile={known} />
              </dd>
            </div>
            <div>
              <dt className="muted text-sm">{t('Long-term conditions')}</dt>
              <dd className="semibold breakable">
                {known.conditions.length > 0 ? (
                  <AsWritten>{known.conditions.join(', ')}</AsWritten>
                ) : (
                  <span>{t('Nothing written down')}</span>
                )}
              </dd>
            </div>
            {known.medicines.length > 0 && (
              <div>
                <dt className="muted text-sm">{t('Medicines, as you told us')}</dt>
                <dd className="semibold breakable">
                  <AsWritten>{known.medicines.join(', ')}</AsWritten>
                </dd>
              </div>
            )}
          </dl>
        )}
      </QueryView>
    </Card>
  );
}
