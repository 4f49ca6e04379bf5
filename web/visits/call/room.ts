// What a call needs to know of its visit, whoever looks at it: doctor, patient or guest.
import type { GuestVisit } from '#contract/appointments/visit-guests.ts';
import type { Person, Rung, Visit } from '#contract/appointments/visits.ts';

export type RoomMode = { mode: Rung; from: string; until: string | null; isChosen: boolean };

export type Room = {
  /** Pages may speak to each other. */
  isOpen: boolean;
  /** In order; the last one is now. */
  modes: readonly RoomMode[];
  others: readonly Person[];
  /** Who this visit is with: its connection decides how people speak. A guest has nobody like that. */
  main: string | null;
};

const isGoingOn = (state: Visit['state']) => state === 'let-in' || state === 'in-visit';

export function roomOf({ state, me, people, modes }: Visit): Room {
  const otherSide = people.filter(({ role }) => role !== me && role !== 'guest');
  return {
    isOpen: isGoingOn(state),
    modes: modes.map(({ chosenBy, ...mode }) => ({ ...mode, isChosen: chosenBy !== null })),
    others: people.filter(({ role }) => role !== me),
    // A mother and her daughter may both have opened it: whoever has a page open counts.
    main: (otherSide.find(({ page }) => page !== null) ?? otherSide[0])?.id ?? null,
  };
}

export function roomOfGuest({ state, guest, me, people, mode }: GuestVisit): Room {
  return {
    isOpen: isGoingOn(state) && guest === 'in',
    modes: mode ? [{ mode, from: '', until: null, isChosen: true }] : [],
    others: people.filter(({ id }) => id !== me),
    main: null,
  };
}
