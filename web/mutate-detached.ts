import type { UseMutationResult } from '@tanstack/react-query';

type After<Data> = { onSuccess?: (data: Data) => void; onError?: (error: Error) => void };

/**
 * Sends it, and tells the outcome also when what asked for it is gone: live news may take a row off the page before the
 * answer is read, and its toast and its Undo must come all the same. The mutation's own `mutate` would keep silent.
 */
export function mutateDetached<Data, Variables>(
  { mutateAsync }: Pick<UseMutationResult<Data, Error, Variables>, 'mutateAsync'>,
  variables: NoInfer<Variables>,
  { onSuccess, onError }: After<Data>,
): void {
  mutateAsync(variables).then(onSuccess, onError ?? (() => undefined));
}
