import type { Deps } from '#server/platform/deps.ts';
import { isOutgoingHeld } from './store.ts';

/**
 * Holds back what would speak to people outside while a restored clinic is not let go. Once it is, nothing is asked any more: a
 * restore needs every server to be stopped.
 */
export function makeOutgoingGate({ db }: Pick<Deps, 'db'>) {
  let isOpen = false;
  return (work: () => Promise<unknown>) => async (): Promise<void> => {
    isOpen ||= !(await isOutgoingHeld(db));
    if (isOpen) await work();
  };
}
