import type { QueryClient } from '@tanstack/react-query';
import { keepCopy } from './copy-database.ts';
import { phoneCopyQuery } from './copy-query.ts';

/** Fetched from the server and sealed before it is said to be kept. */
export async function makeFirstCopy(
  queryClient: QueryClient,
  { patientId, accountId, setOwner }: { patientId: string; accountId: string; setOwner: () => void },
): Promise<void> {
  const copy = await queryClient.fetchQuery({ ...phoneCopyQuery(patientId), staleTime: 0 });
  setOwner();
  await keepCopy(accountId, copy);
}
