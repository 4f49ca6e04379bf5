import type { Alert, OwnAlert } from '#contract/alerts.ts';
import { presentFormerPuds } from '../patients/public.ts';
import { allowedOnAlert } from './policy.ts';
import type { AlertRow } from './store.ts';

const step = (at: Date | null, name: string | null) => (at && name ? { name, at: at.toISOString() } : null);

type Viewed = { isRead: boolean; isChartOpen: boolean };

export const presentAlert = (row: AlertRow, { isRead, isChartOpen }: Viewed): Alert => ({
  id: row.id,
  patientId: row.patient_id,
  patient: row.patient,
  pud: row.pud,
  ...presentFormerPuds(row.former_puds),
  phone: row.shown_anyway_phone,
  source: row.source,
  reason: row.reason,
  place: placeOf(row),
  ...toldPlaceOf(row),
  status: statusOf(row),
  score: row.score,
  readings: row.readings,
  raisedAt: row.raised_at.toISOString(),
  raisedAgainAt: row.raised_again_at?.toISOString() ?? null,
  before:
    row.before_at && row.before_name
      ? { name: row.before_name, at: row.before_at.toISOString(), score: isExact(row) ? row.before_score : null }
      : null,
  unansweredSince: row.unanswered_since.toISOString(),
  rungAt: row.rung_at.toISOString(),
  acknowledged: step(row.acknowledged_at, row.acknowledged_name),
  attended: step(row.attended_at, row.attended_name),
  closed: step(row.closed_at, row.closed_name),
  outcome: row.outcome,
  isRead,
  can: allowedOnAlert(row, { isChartOpen }),
});

/** A lower bound, or readings without a score, are said in the words of the alert alone. */
const isExact = ({ score, is_at_least }: AlertRow): boolean => score !== null && !is_at_least;

type Place = Pick<AlertRow, 'source' | 'place' | 'place_now'>;

/** A score of the ward is of whoever lies there: after the stay somebody else may lie in that bed. */
const placeOf = ({ source, place, place_now }: Place): string | null =>
  place_now ?? (source === 'news2' ? 'No longer on the ward' : place);

const toldPlaceOf = ({ source, place, place_now }: Place): Pick<Alert, 'toldPlace'> =>
  source !== 'news2' && place_now !== null && place !== null && place !== place_now ? { toldPlace: place } : {};

export function placeInWords(row: Place): string {
  const { toldPlace } = toldPlaceOf(row);
  const place = placeOf(row) ?? 'No place is known.';
  return toldPlace ? `${place}, called from: ${toldPlace}.` : place;
}

export const ownAlert = (row: AlertRow): OwnAlert => ({
  id: row.id,
  source: row.source,
  status: statusOf(row),
  raisedAt: row.raised_at.toISOString(),
  ...(row.raised_again_at && { raisedAgainAt: row.raised_again_at.toISOString() }),
  acknowledged: step(row.acknowledged_at, row.acknowledged_name),
  attended: step(row.attended_at, row.attended_name),
});

function statusOf(row: AlertRow): Alert['status'] {
  if (row.closed_at) return row.is_taken_back ? 'taken-back' : 'closed';
  if (row.attended_at) return 'attended';
  return row.acknowledged_at ? 'acknowledged' : 'raised';
}
