// How acting for someone begins and ends. Whatever the answer is, the family is read again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '#contract/endpoint.ts';
import {
  acceptInvitation,
  answerLonger,
  askForChild,
  askForLonger,
  changeAccess,
  endAccess,
  endInvitation,
  inviteHelper,
  registerChild,
  startOwnLogin,
} from '#contract/patients/family.ts';
import { call } from '../api.ts';

function useFamilyChange<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['family'] }),
  });
}

type Keyed<Body> = { body: Body; key: string };

export const useRegisterChild = () =>
  useFamilyChange(({ body, key }: Keyed<RequestOf<typeof registerChild>['body']>) =>
    call(registerChild, { body, idempotencyKey: key }),
  );

export const useAskForChild = () =>
  useFamilyChange((body: RequestOf<typeof askForChild>['body']) => call(askForChild, { body }));

export const useInviteHelper = () =>
  useFamilyChange(({ body, key }: Keyed<RequestOf<typeof inviteHelper>['body']>) =>
    call(inviteHelper, { body, idempotencyKey: key }),
  );

export const useAcceptInvitation = () =>
  useFamilyChange(({ id, code }: { id: string; code: string }) =>
    call(acceptInvitation, { params: { id }, body: { code } }),
  );

export const useEndInvitation = () => useFamilyChange((id: string) => call(endInvitation, { params: { id } }));

export const useChangeAccess = () =>
  useFamilyChange(({ id, body }: { id: string; body: RequestOf<typeof changeAccess>['body'] }) =>
    call(changeAccess, { params: { id }, body }),
  );

export const useAskForLonger = () => useFamilyChange((id: string) => call(askForLonger, { params: { id } }));

export const useAnswerLonger = () =>
  useFamilyChange(({ id, months }: { id: string; months: number | null }) =>
    call(answerLonger, { params: { id }, body: { months } }),
  );

export const useEndAccess = () => useFamilyChange((id: string) => call(endAccess, { params: { id } }));

export const useStartOwnLogin = () => useFamilyChange((id: string) => call(startOwnLogin, { params: { id } }));
