import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft } from '#contract/patients/diagnoses.ts';
import { onServerBack } from '#web/connection.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { clearDraftOnServer, fetchDraft, keepDraftOnServer } from '../queries.ts';
import { type DiagnosisForm, EMPTY_FORM, formOfDraft, isEmptyForm } from './diagnosis-form.ts';
import { makeDraftKeeper, type Saved } from './draft-keeper.ts';
import { dropLocal, keepLocally, readLocal } from './local-draft.ts';
import { isSameForm } from './same-form.ts';

export type FormWithDraft = ReturnType<typeof useFormWithDraft>;

/** The form of one patient, kept as one types. `read` is the draft that was there when it opened. */
export function useFormWithDraft(patientId: string, read: Draft | null) {
  const [{ keeper, begin }] = useState(() => open(patientId, read));
  const [form, setForm] = useState(begin);
  const state = useSyncExternalStore(keeper.onChange, keeper.state);

  useEffect(() => {
    const leave = () => keeper.keepUnsavedHere();
    const offServer = onServerBack(() => void keeper.flush());
    // No event follows a lock or another login, so the next press tries again.
    const goOn = () => keeper.state().kind === 'waiting' && void keeper.flush();
    addEventListener('pagehide', leave);
    addEventListener('pointerdown', goOn);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pointerdown', goOn);
      offServer();
      void keeper.flush();
    };
  }, [keeper]);

  const replace = (next: DiagnosisForm) => {
    setForm(next);
    keeper.typed(next);
  };
  const startOver = () => {
    keeper.restart();
    setForm(EMPTY_FORM);
  };
  return {
    form,
    state,
    change: (changes: Partial<DiagnosisForm>) => replace({ ...form, ...changes }),
    /** Called before signing; what is typed meanwhile waits and is not lost. */
    pause: () => keeper.stop(),
    resume: () => keeper.typed(form),
    startOver,
    clear: async () => {
      await keeper.stop();
      await clearDraftOnServer(patientId);
      startOver();
    },
    keepMine: async () => keeper.overwrite((await fetchDraft(patientId)).draft?.version ?? 0),
  };
}

function open(patientId: string, read: Draft | null) {
  // A draft that this tab could not save is newer than the server's.
  const here = readLocal(patientId);
  const keeper = makeDraftKeeper(
    {
      save: (form, version) => save(patientId, form, version),
      keepLocally: (form, version) => keepLocally(patientId, form, version),
      dropLocal: () => dropLocal(patientId),
    },
    {
      version: here?.version ?? read?.version ?? 0,
      state: read && !here ? { kind: 'kept', at: read.savedAt } : { kind: 'nothing' },
    },
  );
  if (here) keeper.typed(formOfDraft(here.form));
  const begin = here ? formOfDraft(here.form) : read ? formOfDraft(read.form) : EMPTY_FORM;
  return { keeper, begin };
}

/** Diagnoses that were sent and never answered: the server may have them all the same. */
const sentBefore = new Map<string, DiagnosisForm>();

async function save(patientId: string, form: DiagnosisForm, version: number): Promise<Saved> {
  if (isEmptyForm(form)) {
    if (version > 0) await clearDraftOnServer(patientId);
    return null;
  }
  const lost = sentBefore.get(patientId);
  sentBefore.set(patientId, form);
  const saved = await keepDraftOnServer(patientId, form, version).catch(async (error: unknown) => {
    if (!lost || !(error instanceof ApiRefusal) || error.code !== 'version_outdated') throw error;
    // The newer one is our own, whose answer was lost: nobody else wrote.
    const { draft } = await fetchDraft(patientId);
    if (!draft || !isSameForm(draft.form, lost)) throw error;
    return keepDraftOnServer(patientId, form, draft.version);
  });
  sentBefore.delete(patientId);
  return saved;
}
