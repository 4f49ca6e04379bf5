import { useState } from 'react';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { FoldedCard } from '#web/ui/page/folded-card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useWhoOpened } from '../queries.ts';
import { OpenedByList } from './opened-by-list.tsx';
import styles from './who-opened-card.module.css';

const SHOWN_AT_FIRST = 5;

export function WhoOpenedCard({ patientId }: { patientId: string }) {
  const timeZone = useTimeZone();
  const opened = useWhoOpened(patientId);
  const [isWhole, setWhole] = useState(false);
  return (
    <FoldedCard title={t('Who opened your record')}>
      <p className="mb-12 muted text-sm">
        {t(
          'Newest first, from the audit trail, which nobody can change. Times in {timeZone}. What you only looked at yourself is left out.',
          { timeZone },
        )}
      </p>
      <QueryView query={opened} empty={t('Nobody has opened your record yet.')} lines={5}>
        {(entries) => (
          <>
            <OpenedByList entries={isWhole ? entries : entries.slice(0, SHOWN_AT_FIRST)} />
            {entries.length > SHOWN_AT_FIRST && (
              <Button
                look="quiet"
                className={styles.more}
                aria-expanded={isWhole}
                onClick={() => setWhole((was) => !was)}
              >
                {isWhole ? t('Show fewer') : t('Show all {n}', { n: entries.length })}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </FoldedCard>
  );
}
