// What every call tells whoever listens: the session store and the offline notice. The client itself knows neither.
import type { ApiRefusal } from './refusal.ts';

type Reached = { isForeground: boolean; response?: Response; askedAt?: number };

export type CallReport =
  | ({ kind: 'reached' } & Reached)
  | { kind: 'unreachable' }
  | { kind: 'refused'; refusal: ApiRefusal };

const listeners = new Set<(report: CallReport) => void>();

export function onCallReport(listener: (report: CallReport) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const reportReached = (how: Reached) => tell({ kind: 'reached', ...how });
export const reportUnreachable = () => tell({ kind: 'unreachable' });
export const reportRefused = (refusal: ApiRefusal) => tell({ kind: 'refused', refusal });

function tell(report: CallReport) {
  for (const listener of listeners) listener(report);
}
