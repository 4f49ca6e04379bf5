// For whom this document is: the `for` of its address, read once. It is kept nowhere else, so it ends with the tab, and going to
// another person loads a new document: nothing that was read about one can be shown of the other.
import { useSyncExternalStore } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ActedFor } from '#contract/patients/family.ts';

const PERSON_OF_TAB = 'nadi-for';

export const personIn = (search: string): string | null => new URLSearchParams(search).get('for') || null;

const person = typeof location === 'undefined' ? null : personIn(location.search);
forgetDraftsOfOthers();

/** The id or PUD of the person, or null for oneself. */
export const actingFor = (): string | null => person;

/** What an endpoint is sent besides its own query: nothing that is the account's own is ever asked for someone else. */
export const forOf = ({ part }: Pick<Endpoint, 'part'>): { for?: string } =>
  person && part && part !== 'own' ? { for: person } : {};

/** For pictures and files, which the browser fetches by itself. */
export const addressFor = (address: string): string =>
  person ? `${address}${address.includes('?') ? '&' : '?'}for=${encodeURIComponent(person)}` : address;

export const backToMe = () => location.replace('/dashboard');

/** What was typed for one person is never sent for another. */
function forgetDraftsOfOthers() {
  if (typeof sessionStorage === 'undefined') return;
  try {
    if ((sessionStorage.getItem(PERSON_OF_TAB) ?? '') === (person ?? '')) return;
    sessionStorage.clear();
    if (person) sessionStorage.setItem(PERSON_OF_TAB, person);
  } catch {
    // Storage may be forbidden; then nothing was kept either.
  }
}

let known: ActedFor | null = null;
const listeners = new Set<() => void>();

/** Told by whoever asks the server who is there. */
export function noteActedFor(whom: ActedFor | null) {
  if (whom?.id === known?.id && whom?.name === known?.name) return;
  known = whom;
  for (const listener of listeners) listener();
}

/** The person, once the server has said so: buttons that matter name them. */
export const useActedFor = (): ActedFor | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
    () => null,
  );

export const firstNameOf = (name: string): string => name.split(/\s+/)[0] ?? name;
