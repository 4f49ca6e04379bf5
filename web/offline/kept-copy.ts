import { useEffect, useState } from 'react';
import type { PhoneCopy } from '#contract/patients/phone-copy.ts';
import { copyOwner } from '#web/phone-copy.ts';
import { readCopy } from './copy-database.ts';

/** 'none': this phone keeps nothing. 'reading' only while it is being opened. */
export type KeptCopy = PhoneCopy | 'reading' | 'none';

export function useKeptCopy(): KeptCopy {
  const [copy, setCopy] = useState<KeptCopy>(firstState);
  useEffect(() => {
    if (copyOwner() === null) return;
    let isWanted = true;
    readCopy()
      .catch(() => null)
      .then((kept) => isWanted && setCopy(kept ?? 'none'));
    return () => {
      isWanted = false;
    };
  }, []);
  return copy;
}

/** At build time nobody knows. */
const firstState = (): KeptCopy => (typeof window === 'undefined' || copyOwner() !== null ? 'reading' : 'none');
