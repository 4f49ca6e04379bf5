// The day as lines, one for each doctor: where on the line each visit stands, as a pure rule.
import type { ReceptionVisit } from '#contract/appointments/reception.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';

export type Lane = { doctorId: string; doctor: string; room: string; visits: OnLine[] };
type OnLine = { visit: ReceptionVisit; at: number; isBelow: boolean };
export type Lanes = { lanes: Lane[]; hours: { hour: Date; at: number }[]; now: number | null };

/** Whole hours around the visits; places in percent of the line. */
export function lanesOf(visits: readonly ReceptionVisit[], now: Date): Lanes | null {
  if (visits.length === 0) return null;
  const hoursOfVisits = visits.map(hourOf);
  const from = Math.min(...hoursOfVisits);
  const until = Math.max(...hoursOfVisits) + HOUR_MS;
  const place = (at: number) => (100 * (at - from)) / (until - from);
  const lanes = new Map<string, Lane>();
  for (const visit of visits) {
    const { doctorId, doctor, room } = visit;
    const lane = lanes.get(doctorId) ?? { doctorId, doctor, room, visits: [] };
    lane.visits.push({ visit, at: place(Date.parse(visit.startsAt)), isBelow: false });
    lanes.set(doctorId, lane);
  }
  const count = (until - from) / HOUR_MS;
  const step = count > 8 ? 2 : 1;
  const hours = Array.from({ length: Math.ceil(count / step) }, (_, index) => from + index * step * HOUR_MS);
  const isOn = now.getTime() >= from && now.getTime() <= until;
  return {
    lanes: [...lanes.values()].map(apart).sort((a, b) => a.doctor.localeCompare(b.doctor)),
    hours: hours.map((hour) => ({ hour: new Date(hour), at: place(hour) })),
    now: isOn ? place(now.getTime()) : null,
  };
}

/** As wide as a mark is on the shortest line, in percent. */
const MARK_WIDTH = 4;

/** A mark that would cover the one before it stands below. */
function apart(lane: Lane): Lane {
  const last = { above: -Infinity, below: -Infinity };
  const visits = lane.visits
    .toSorted((one, other) => one.at - other.at)
    .map((mark) => {
      const isBelow = mark.at - last.above < MARK_WIDTH && last.below <= last.above;
      last[isBelow ? 'below' : 'above'] = mark.at;
      return { ...mark, isBelow };
    });
  return { ...lane, visits };
}

/** The whole hour of the clinic's clock in which a visit begins: zones differ by half hours, too. */
const hourOf = ({ startsAt, time }: ReceptionVisit) => Date.parse(startsAt) - Number(time.slice(3)) * MINUTE_MS;
