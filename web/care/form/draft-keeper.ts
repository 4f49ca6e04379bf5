// Keeps a draft on the server while one types: one save at a time, the newest words last, again when the line was lost.
import type { Draft } from '#contract/patients/diagnoses.ts';
import { ApiRefusal } from '#web/refusal.ts';
import type { DiagnosisForm } from './diagnosis-form.ts';

export type DraftState =
  | { kind: 'nothing' }
  | { kind: 'typing' }
  | { kind: 'kept'; at: string }
  /** The server was not reached: it waits in this tab and is tried again. */
  | { kind: 'waiting' }
  /** Another tab of the same doctor saved first. */
  | { kind: 'conflict' }
  | { kind: 'refused'; error: unknown };

export type Saved = Pick<Draft, 'savedAt' | 'version'> | null;

type Ways = {
  /** Null when there was nothing left to keep. */
  save: (form: DiagnosisForm, version: number) => Promise<Saved>;
  keepLocally: (form: DiagnosisForm, version: number) => void;
  dropLocal: () => void;
};

const PAUSE_MS = 700;
const TRY_AGAIN_MS = 5_000;
/** Logged out, or the screen is locked. */
const SHUT = [401, 423];

export function makeDraftKeeper(ways: Ways, begin: { version: number; state: DraftState }) {
  let { version, state } = begin;
  let unsaved: DiagnosisForm | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: DraftState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (saving) return saving;
    const form = unsaved;
    if (!form || state.kind === 'conflict') return;
    saving = attempt(form).finally(() => {
      saving = null;
    });
    return saving;
  }

  async function attempt(form: DiagnosisForm) {
    try {
      const saved = await ways.save(form, version);
      version = saved?.version ?? 0;
      ways.dropLocal();
      if (unsaved === form) {
        unsaved = null;
        set(saved ? { kind: 'kept', at: saved.savedAt } : { kind: 'nothing' });
      } else if (unsaved) plan(PAUSE_MS);
    } catch (error) {
      if (unsaved) failed(error, unsaved);
    }
  }

  function failed(error: unknown, form: DiagnosisForm) {
    ways.keepLocally(form, version);
    if (error instanceof ApiRefusal && error.code === 'version_outdated') return set({ kind: 'conflict' });
    const isShut = error instanceof ApiRefusal && SHUT.includes(error.status);
    if (error instanceof ApiRefusal && error.status < 500 && !isShut) return set({ kind: 'refused', error });
    set({ kind: 'waiting' });
    // Behind a lock every try would only be another refusal in the trail.
    if (!isShut) plan(TRY_AGAIN_MS);
  }

  return {
    state: () => state,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    typed(form: DiagnosisForm) {
      unsaved = form;
      if (state.kind === 'conflict') return ways.keepLocally(form, version);
      if (state.kind !== 'waiting') set({ kind: 'typing' });
      plan(PAUSE_MS);
    },
    /** Saves at once: the server is back, or the page is left. */
    flush: send,
    /** The page may go before an answer comes: what is not saved stays in this tab. */
    keepUnsavedHere() {
      if (unsaved) ways.keepLocally(unsaved, version);
    },
    /** After a conflict: saves this tab's draft over the other's. */
    overwrite(theirs: number) {
      version = theirs;
      set({ kind: 'typing' });
      void send();
    },
    /** Signed or cleared: a save on its way is let through first, so that it cannot bring the draft back. */
    async stop() {
      clearTimeout(timer);
      unsaved = null;
      await saving;
    },
    restart() {
      clearTimeout(timer);
      unsaved = null;
      version = 0;
      ways.dropLocal();
      set({ kind: 'nothing' });
    },
  };
}
