import { IconArrowRight, IconBodyScan, IconCamera, IconMessage2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { StoredTriage, TriageKind } from '../../contract/symptom-records.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { atStart, dayAndTime } from '../ui/time.ts';
import { URGENCY_LOOK } from './result/urgency-look.ts';
import styles from './stored-list.module.css';
import { useStoredTriages } from './stored-queries.ts';

const ICONS: Record<TriageKind, typeof IconMessage2> = {
  text: IconMessage2,
  questionnaire: IconBodyScan,
  scan: IconCamera,
};
const TONES = { calm: 'info', today: 'attention', urgent: 'urgent', emergency: 'urgent' } as const;

/** What was asked before, newest first. */
export function StoredList({ timeZone }: { timeZone: string }) {
  const stored = useStoredTriages();
  return (
    <Card title="Your symptom checks">
      <QueryView query={stored} empty="What you ask here is kept in your record and listed here.">
        {(all) => (
          <ul className={styles.list}>
            {all.map((each) => (
              <StoredRow key={each.id} stored={each} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function StoredRow({ stored, timeZone }: { stored: StoredTriage; timeZone: string }) {
  const { id, kind, symptoms, urgency, createdAt } = stored;
  const Icon = ICONS[kind];
  return (
    <li>
      <Link to="/symptom-script" search={{ result: id }} className={styles.row}>
        <Icon aria-hidden />
        <span className={styles.words}>
          <b>{symptoms}</b>
          <span>{atStart(dayAndTime(createdAt, timeZone))}</span>
          <Badge tone={TONES[URGENCY_LOOK[urgency].tone]}>Urgency {urgency} / 5</Badge>
        </span>
        <IconArrowRight aria-hidden />
      </Link>
    </li>
  );
}
