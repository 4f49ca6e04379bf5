import { IconAlertTriangle, IconArrowRight, IconBodyScan, IconCamera, IconMessage2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { StoredTriage, TriageKind } from '#contract/triage/stored-triage.ts';
import type { Urgency } from '#contract/triage/triage-result.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { atStart, dayAndTime } from '../ui/time/time.ts';
import { isEmergency, lookOf } from './result/urgency/urgency-look.ts';
import styles from './stored-list.module.css';
import { useStoredTriages } from './stored-queries.ts';

const ICONS: Record<TriageKind, typeof IconMessage2> = {
  text: IconMessage2,
  questionnaire: IconBodyScan,
  sketch: IconBodyScan,
  scan: IconCamera,
};
const TONES = { calm: 'info', today: 'attention', urgent: 'urgent', emergency: 'urgent' } as const;

const SHOWN_AT_FIRST = 5;

/** The newest, and every emergency: a harmless check of today must not bury the grave one of yesterday. */
const shownAtFirst = (all: readonly StoredTriage[]) =>
  all.filter(({ urgency }, index) => index < SHOWN_AT_FIRST || isEmergency(urgency));

/** What was asked before, newest first; all of it can be reached. */
export function StoredList() {
  const stored = useStoredTriages();
  const [isWhole, setWhole] = useState(false);
  return (
    <Card title={t('Your symptom checks')}>
      <QueryView query={stored} empty={t('What you ask here is kept in your record and listed here.')}>
        {(all) => {
          const shown = isWhole ? all : shownAtFirst(all);
          return (
            <>
              <ul className={styles.list}>
                {shown.map((each) => (
                  <StoredRow key={each.id} stored={each} />
                ))}
              </ul>
              {(shown.length < all.length || stored.hasNextPage) && (
                <Button
                  look="quiet"
                  isBlock
                  isBusy={stored.isFetchingNextPage}
                  busyText={t('Loading…')}
                  onClick={() => (isWhole ? void stored.fetchNextPage() : setWhole(true))}
                >
                  {t('Show older')}
                </Button>
              )}
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}

function urgencyInWords(urgency: Urgency | null): string {
  if (urgency === null) return tMarked(lookOf(null).name);
  return isEmergency(urgency)
    ? t('{name}, urgency {urgency} / 5', { name: tMarked(lookOf(urgency).name), urgency })
    : t('Urgency {urgency} / 5', { urgency });
}

function StoredRow({ stored }: { stored: StoredTriage }) {
  const timeZone = useTimeZone();
  const { id, kind, symptoms, urgency, createdAt } = stored;
  const Icon = ICONS[kind];
  return (
    <li>
      <Link to="/symptom-script" search={{ result: id }} className={`row gap-12 no-underline ${styles.row}`}>
        <Icon aria-hidden />
        <span className={`row wrap gap-2 gap-x-12 grow min-0 lead-135 ${styles.words}`}>
          <b className="clipped semibold nowrap">
            <AsWritten>{symptoms}</AsWritten>
          </b>
          <span>{atStart(dayAndTime(createdAt, timeZone))}</span>
          <Badge
            tone={TONES[lookOf(urgency).tone]}
            icon={isEmergency(urgency) ? <IconAlertTriangle aria-hidden /> : undefined}
          >
            {urgencyInWords(urgency)}
          </Badge>
        </span>
        <IconArrowRight aria-hidden />
      </Link>
    </li>
  );
}
