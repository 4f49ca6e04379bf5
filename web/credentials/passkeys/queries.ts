import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  renewCodesByProof,
  startPasskey,
} from '#contract/credentials/passkeys.ts';
import { call } from '#web/api.ts';
import { makePasskey } from '#web/passkey.ts';

const KEY = ['session', 'passkeys'] as const;

export const usePasskeys = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listPasskeys, { signal }) });

function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }) });
}

export const useAddPasskey = () =>
  useChange(async (name: string) => {
    const { options } = await call(startPasskey);
    return call(addPasskey, { body: { name, key: await makePasskey(options) } });
  });

export const useRenamePasskey = (id: string) =>
  useChange((name: string) => call(renamePasskey, { params: { id }, body: { name } }));

export function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removePasskey, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['me'] }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export const useRenewCodes = (onCodes: (codes: string[]) => void) =>
  useMutation({
    mutationFn: () => call(renewCodesByProof),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
