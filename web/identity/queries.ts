import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/endpoint.ts';
import { listMySessions, logOut, type Me, readRemembered, readSession } from '#contract/identity.ts';
import { t } from '#web/language/say.ts';
import { actingFor, backToMe, noteActedFor } from '../acting-for.ts';
import { call } from '../api.ts';
import { forgetCopy } from '../phone-copy.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { toast } from '../ui/feedback/toast.ts';
import { takeTab } from '../ui/forms/draft.ts';
import { frontPage } from './front-page.ts';
import { coverIfEnded, notifyOtherTabs, rememberAccount } from './session-store.ts';

/** Null without a session, and while a login still waits for its second code. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<Me | null> => {
    const { me } = await call(readSession, { signal });
    if (!me) coverIfEnded();
    if (me && takeTab(me.id)) return loadAnew();
    return me && asActing(me);
  },
  staleTime: 30_000,
  // What I may do for someone may end while the screen is open.
  ...(actingFor() ? { meta: { follows: ['family' as const] } } : {}),
});

/** Nothing of this document is shown to whoever came after the person it was for. */
function loadAnew(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/** The screens of whom I act for are theirs: name, Health ID and record. Whoever may not any more is led back. */
async function asActing(me: Me): Promise<Me> {
  const whom = actingFor();
  if (!whom || me.role !== 'patient' || me.session.stage !== 'open') return me;
  // Most never act for anyone: they do not load what describes it.
  const { readFamily } = await import('#contract/patients/family.ts');
  const { iActFor } = await call(readFamily);
  const person = iActFor.find(({ patientId, pud }) => whom === patientId || whom.toUpperCase() === pud);
  if (!person) {
    backToMe();
    return new Promise(() => {});
  }
  noteActedFor(person);
  const { name, pud, patientId } = person;
  return { ...me, name, pud, patientId, email: null, phone: null, isRecordHeld: false };
}

export const useMe = () => useQuery(meQuery);

export const useMySessions = () =>
  useQuery({ queryKey: ['session'], queryFn: ({ signal }) => call(listMySessions, { signal }) });

/** Whom this browser was asked to remember. Patients are never remembered: their browser may be a family's. */
export const useRemembered = (role: Role) =>
  useQuery({
    queryKey: ['remembered', role],
    queryFn: ({ signal }) => call(readRemembered, { query: { role }, signal }),
    enabled: role !== 'patient',
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ remembered }) => remembered,
  });

/** Logs out and goes to the given address, else to the front page in the same language and scheme. */
export function useLogOut() {
  const queryClient = useQueryClient();
  return useMutation({
    // What lies on the phone goes first: once the session has ended the page may lead away at any moment.
    mutationFn: async (_next: string | undefined) => {
      await forgetCopy();
      return call(logOut).catch(alreadyOut);
    },
    onSuccess: (_, next = frontPage()) => {
      notifyOtherTabs('logged-out');
      void forgetEverything();
      queryClient.clear();
      // A full load: nothing that was read about anyone stays in memory.
      location.assign(next);
    },
    // Saying "logged out" here would be a lie that the next person at this screen could use.
    onError: (error) => toast.error(t('You are still logged in.'), sentenceFor(error)),
  });
}

function alreadyOut(error: unknown) {
  if (error instanceof ApiRefusal && error.status === 401) return { message: t('Logged out.') };
  throw error;
}

export async function forgetEverything(): Promise<void> {
  rememberAccount(null);
  try {
    sessionStorage.clear();
  } catch {
    // Storage may be forbidden; then nothing was kept either.
  }
  await forgetCopy();
}
