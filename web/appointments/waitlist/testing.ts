import type { SlotOffer, Wish } from '#contract/appointments/waitlist.ts';

const MINUTE_MS = 60_000;

/** Held for another eight minutes. */
export const anOffer = (changes: Partial<SlotOffer> = {}): SlotOffer => ({
  id: '0197a1b2-0000-7000-8000-000000000031',
  doctor: 'Dr. Meera Iyer',
  department: 'Cardiology',
  date: '2026-11-18',
  time: '10:15',
  startsAt: '2026-11-18T04:45:00.000Z',
  timeZone: 'Asia/Kolkata',
  offeredAt: new Date(Date.now() - 2 * MINUTE_MS).toISOString(),
  heldUntil: new Date(Date.now() + 8 * MINUTE_MS).toISOString(),
  secondsLeft: 480,
  ...changes,
});

export const aWish = (changes: Partial<Wish> = {}): Wish => ({
  id: '0197a1b2-0000-7000-8000-000000000032',
  department: 'Cardiology',
  doctor: 'Dr. Meera Iyer',
  weekdays: [1, 2],
  dayParts: ['morning'],
  until: '2026-11-20',
  joinedAt: '2026-11-15T06:00:00.000Z',
  place: 2,
  offer: null,
  can: { leave: true, accept: changes.offer != null, decline: changes.offer != null },
  ...changes,
});
