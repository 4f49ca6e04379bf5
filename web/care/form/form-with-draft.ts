import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft } from '../../../contract/diagnoses.ts';
import { onServerBack } from '../../connection.ts';
import { clearDraftOnServer, fetchDraft, keepDraftOnServer } from '../queries.ts';
import { type DiagnosisForm, EMPTY_FORM, formOfDraft, isEmptyForm } from './diagnosis-form.ts';
import { makeDraftKeeper } from './draft-keeper.ts';
import { dropHere, keepHere, readHere } from './kept-here.ts';

export type FormWithDraft = ReturnType<typeof useFormWithDraft>;

/** The form of one patient, kept as one types. `read` is the draft that was there when it opened. */
export function useFormWithDraft(patientId: string, read: Draft | null) {
  const [{ keeper, begin }] = useState(() => open(patientId, read));
  const [form, setForm] = useState(begin);
  const state = useSyncExternalStore(keeper.onChange, keeper.state);

  useEffect(() => {
    const leave = () => keeper.keepUnsavedHere();
    const offServer = onServerBack(() => void keeper.flush());
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
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
    /** Before signing; what is typed meanwhile is not lost, but waits. */
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
  // What this tab could not save is newer than what the server has.
  const here = readHere(patientId);
  const keeper = makeDraftKeeper(
    {
      save: async (form, version) => {
        if (!isEmptyForm(form)) return keepDraftOnServer(patientId, form, version);
        if (version > 0) await clearDraftOnServer(patientId);
        return null;
      },
      keepHere: (form, version) => keepHere(patientId, form, version),
      dropHere: () => dropHere(patientId),
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
