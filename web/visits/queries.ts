// Keys begin with 'visits': an event about a visit fetches them anew.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as guests from '#contract/appointments/visit-guests.ts';
import { sharePhoto } from '#contract/appointments/visit-photos.ts';
import * as contract from '#contract/appointments/visits.ts';
import { actingFor } from '#web/acting-for.ts';
import { call } from '#web/api.ts';

const keyOf = (id: string) => ['visits', id] as const;

/** Also asked every few seconds: how late the doctor is changes without an event, and whoever acts for someone gets none. */
export const useVisit = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(contract.readVisit, { params: { id }, signal }),
    refetchInterval: actingFor() ? 2_000 : 10_000,
  });

export const useMyVisits = () =>
  useQuery({ queryKey: ['visits', 'mine'], queryFn: ({ signal }) => call(contract.listMyVisits, { signal }) });

export const useChat = (id: string) =>
  useQuery({
    queryKey: ['visits', id, 'chat'],
    queryFn: ({ signal }) => call(contract.readChat, { params: { id }, signal }),
  });

/** Acts that answer with the visit as it is then. */
export function useVisitActs(id: string) {
  const queryClient = useQueryClient();
  const onSuccess = (visit: contract.Visit) => queryClient.setQueryData(keyOf(id), visit);
  const params = { id };
  return {
    wait: useMutation({
      mutationFn: (said: { phone: string; place: string }) =>
        call(contract.waitForVisit, { params, body: { agrees: true, ...said } }),
      onSuccess,
    }),
    callBack: useMutation({ mutationFn: () => call(contract.callBack, { params }), onSuccess }),
    letIn: useMutation({ mutationFn: () => call(contract.letIn, { params }), onSuccess }),
    checkIdentity: useMutation({
      mutationFn: (adultPresent: string) =>
        call(contract.checkIdentity, {
          ...{ params, body: { nameAndBirthDate: true, ...(adultPresent && { adultPresent }) } },
        }),
      onSuccess,
    }),
    changeMode: useMutation({
      mutationFn: (mode: contract.Rung) => call(contract.changeMode, { params, body: { mode, byItself: false } }),
      onSuccess,
    }),
    end: useMutation({
      mutationFn: (how: 'finished' | 'broken-off') => call(contract.endVisit, { params, body: { how } }),
      onSuccess,
    }),
  };
}

/** The id is the line's own: sent again after a lost answer, it stands there once. */
export function useWriteChat(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (line: { id: string; text: string }) => call(contract.writeChat, { params: { id }, body: line }),
    onSuccess: (lines) => queryClient.setQueryData(['visits', id, 'chat'], lines),
  });
}

export function useSharePhoto(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (photo: { id: string; file: File }) => {
      // Needed by whoever shows a photo, not by whoever opens the page.
      const { upload } = await import('#web/upload.ts');
      const { signal } = new AbortController();
      return upload(sharePhoto, {
        ...{ params: { id }, body: { id: photo.id }, file: photo.file, signal, onProgress: () => undefined },
      });
    },
    onSuccess: (lines) => queryClient.setQueryData(['visits', id, 'chat'], lines),
  });
}

/** Acts about the guests of a visit. The address of a link is in the answer and nowhere else. */
export function useGuestActs(id: string) {
  const queryClient = useQueryClient();
  const keep = (visit: contract.Visit) => queryClient.setQueryData(keyOf(id), visit);
  return {
    invite: useMutation({
      mutationFn: (name: string) => call(guests.inviteGuest, { params: { id }, body: { name } }),
      onSuccess: ({ visit }) => keep(visit),
    }),
    letIn: useMutation({
      mutationFn: (guest: string) => call(guests.letGuestIn, { params: { id: guest } }),
      onSuccess: keep,
    }),
    putOut: useMutation({
      mutationFn: (guest: string) => call(guests.putGuestOut, { params: { id: guest } }),
      onSuccess: keep,
    }),
  };
}
