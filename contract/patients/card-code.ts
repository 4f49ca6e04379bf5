// The card as plain text for its QR code: read by any phone, without a network and without Nadi.

import { onOneLine } from '../seen-text.ts';
import { allergiesWithoutList, allergyInWords, NOT_RECORDED, notShown, personInWords } from './card-words.ts';
import type { CardFacts } from './emergency-card.ts';

/**
 * In bytes of UTF-8. A code could hold 2,331 at the error correction that we use (ISO/IEC 18004, version 40-M), but its
 * squares would be too small for an old phone's camera on a card of 3.5 cm: this gives version 20 at most, 97 squares a side.
 */
export const MAX_CODE_BYTES = 660;

const WHERE_THE_REST_IS = 'see the card';

export type CardCode = {
  text: string;
  /** What the code had no room for, as the card says it; null: it holds everything on the card. */
  cut: string | null;
};

/** How many of each list there is room for, and whether the medicines come with their doses. */
type Room = { allergies: number; medicines: number; conditions: number; hasDoses: boolean };

/** `day`: of the facts, as it is to be read. Least important first is left out, and both the code and the card say so. */
export function cardCode(facts: CardFacts, day: string): CardCode {
  const { allergies, medicines = [], conditions = [] } = facts;
  const all: Room = {
    allergies: allergies?.listed.length ?? 0,
    medicines: medicines.length,
    conditions: conditions.length,
    hasDoses: true,
  };
  let room = all;
  let text = written(facts, day, room);
  while (bytesOf(text) > MAX_CODE_BYTES) {
    const smaller = lessOf(room);
    if (!smaller) break;
    room = smaller;
    text = written(facts, day, room);
  }
  const fits = bytesOf(text) <= MAX_CODE_BYTES;
  return fits
    ? { text, cut: inWords(all, room) }
    : { text: shortened(text), cut: 'The code has no room for all of it. Read the rest here.' };
}

/** Illnesses go first, then the doses, then medicines. Of the allergies one stays at least. */
function lessOf(room: Room): Room | null {
  if (room.conditions > 0) return { ...room, conditions: room.conditions - 1 };
  if (room.hasDoses && room.medicines > 0) return { ...room, hasDoses: false };
  if (room.medicines > 0) return { ...room, medicines: room.medicines - 1 };
  return room.allergies > 1 ? { ...room, allergies: room.allergies - 1 } : null;
}

function written(facts: CardFacts, day: string, room: Room): string {
  const { name, bloodGroup, allergies, medicines, conditions, contact, clinic } = facts;
  const lines = [
    'EMERGENCY CARD',
    `${name}. ${personInWords(facts)}`,
    bloodGroup === undefined ? null : `Blood group: ${bloodGroup ?? NOT_RECORDED}`,
    allergies ? `Allergies: ${allergiesWritten(allergies, room.allergies)}` : null,
    medicines ? `Medicines: ${listed(medicines.map(medicineWritten(room.hasDoses)), room.medicines)}` : null,
    conditions ? `Long-term illness: ${listed(conditions.map(conditionWritten), room.conditions)}` : null,
    contact === undefined ? null : `Call first: ${contact ? `${contact.name}, ${contact.phone}` : NOT_RECORDED}`,
    notShown(facts),
    `${clinic}, ${day}`,
  ];
  return lines
    .filter((line) => line !== null)
    .map(onOneLine)
    .join('\n');
}

function allergiesWritten(allergies: NonNullable<CardFacts['allergies']>, room: number): string {
  const instead = allergiesWithoutList(allergies);
  if (instead === NOT_RECORDED) return `${NOT_RECORDED}. This does not mean none.`;
  const words = instead ?? listed(allergies.listed.map(allergyInWords), room);
  return allergies.state === 'unconfirmed' ? `${words} (not confirmed)` : words;
}

const medicineWritten =
  (hasDoses: boolean) =>
  ({ name, inWords }: { name: string; inWords: string }) =>
    hasDoses && inWords !== '' ? `${name} ${inWords}` : name;

const conditionWritten = ({ name, isConfirmed }: { name: string; isConfirmed: boolean }) =>
  isConfirmed ? name : `${name} (not confirmed)`;

function listed(entries: readonly string[], room: number): string {
  if (entries.length === 0) return NOT_RECORDED;
  if (room === 0) return `${entries.length}, ${WHERE_THE_REST_IS}`;
  const shown = entries.slice(0, room).join('; ');
  return room < entries.length ? `${shown}; ${entries.length - room} more, ${WHERE_THE_REST_IS}` : shown;
}

function inWords(all: Room, room: Room): string | null {
  const cut = [
    part('allergies', all.allergies, room.allergies),
    part('medicines', all.medicines, room.medicines),
    all.hasDoses !== room.hasDoses && room.medicines > 0 ? 'the doses' : null,
    part('illnesses', all.conditions, room.conditions),
  ].filter((words) => words !== null);
  return cut.length === 0 ? null : `The code has no room for ${cut.join(', ')}. Read them here.`;
}

const part = (what: string, all: number, room: number) => (room === all ? null : `${all - room} of ${all} ${what}`);

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Names as long as a field takes: the end is lost, and says so. */
function shortened(text: string): string {
  const end = `\n… cut, ${WHERE_THE_REST_IS}`;
  const characters = Array.from(text);
  while (bytesOf(characters.join('')) + bytesOf(end) > MAX_CODE_BYTES) characters.pop();
  return `${characters.join('')}${end}`;
}
