import { createContext, useContext } from 'react';
import type { Me } from '#contract/identity.ts';

export const MyselfContext = createContext<Me | null>(null);

/** The person inside. It stays the same while a cover says that the session has ended. */
export function useMyself(): Me {
  const me = useContext(MyselfContext);
  if (!me) throw new Error('useMyself() is for screens behind the session gate.');
  return me;
}
