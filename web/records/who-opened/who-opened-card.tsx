import { t } from '#web/language/say.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { FoldedCard } from '#web/ui/page/folded-card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { zoneInWords } from '#web/ui/time/time.ts';
import { useWhoOpened } from '../queries.ts';
import { OpenedByList } from './opened-by-list.tsx';

const SHOWN_AT_FIRST = 5;

export function WhoOpenedCard({ patientId }: { patientId: string }) {
  const timeZone = useTimeZone();
  const opened = useWhoOpened(patientId);
  return (
    <FoldedCard title={t('Who opened your record')}>
      <p className="mb-12 muted text-sm">
        {t(
          'Newest first, from the audit trail, which nobody can change. Times in {timeZone}. What you only looked at yourself is left out.',
          { timeZone: zoneInWords(timeZone) },
        )}
      </p>
      <QueryView query={opened} empty={t('Nobody has opened your record yet.')} lines={5}>
        {(entries) => <OpenedByList entries={entries} atFirst={SHOWN_AT_FIRST} />}
      </QueryView>
    </FoldedCard>
  );
}
