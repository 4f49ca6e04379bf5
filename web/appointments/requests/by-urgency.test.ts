import { expect, test } from 'vitest';
import { byUrgency } from './by-urgency.ts';

const at = (hour: number) => `2026-03-10T0${hour}:00:00.000Z`;

// spec: 2.52
test('the most urgent request comes first, above it what names a danger and then what nothing has checked; one without triage between 3 and 2, equals by waiting time', () => {
  const requests = [
    { name: 'routine', triageUrgency: 2, requestedAt: at(1) },
    { name: 'not triaged', triageUrgency: null, requestedAt: at(2) },
    { name: 'today', triageUrgency: 3, requestedAt: at(3) },
    { name: 'emergency', triageUrgency: 5, requestedAt: at(4) },
    { name: 'not checked', triageUrgency: 2, requestedAt: at(5), reasonDanger: 'unread' },
    { name: 'names a danger', triageUrgency: null, requestedAt: at(6), reasonDanger: 'danger' },
    { name: 'waits longest', triageUrgency: 3, requestedAt: at(0) },
  ] as const;

  expect([...requests].sort(byUrgency).map(({ name }) => name)).toEqual([
    'names a danger',
    'not checked',
    'emergency',
    'waits longest',
    'today',
    'not triaged',
    'routine',
  ]);
});
