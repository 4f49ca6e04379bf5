import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepCopy } from './copy-database.ts';
import { phoneCopyQuery } from './copy-query.ts';

/** While a patient who switched it on is inside, the copy on the phone follows the record. Shows nothing. */
export function CopyKeeper({ patientId, accountId }: { patientId: string; accountId: string }) {
  const copy = useQuery(phoneCopyQuery(patientId)).data;
  useEffect(() => {
    // A full or forbidden storage leaves the copy as it was; the page without a connection says from when it is.
    if (copy) void keepCopy(accountId, copy).catch(() => undefined);
  }, [copy, accountId]);
  return null;
}
