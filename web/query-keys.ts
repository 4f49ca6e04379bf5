// The first word of every query key, checked by the compiler: a typo would be a screen that never updates.
import type { QueryClient } from '@tanstack/react-query';
import type { LiveType } from '#contract/live.ts';

/** What no event of the server makes stale. */
type UnpublishedType =
  | 'board-keys'
  | 'catalogues'
  | 'codes'
  | 'colleagues'
  | 'connection-test'
  | 'demo-account'
  | 'draft'
  | 'email-confirmation'
  | 'everything'
  | 'glass-reviews'
  | 'lab-tests'
  | 'mail-text'
  | 'medicines'
  | 'notice-settings'
  | 'opened-by'
  | 'overview'
  | 'password-link'
  | 'questionnaire'
  | 'remembered'
  | 'reports'
  | 'session'
  | 'trail'
  | 'trail-exports'
  | 'trail-state'
  | 'triage-service'
  | 'waiting-room';

export type QueryType = LiveType | UnpublishedType;

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QueryType, ...unknown[]];
    /** `follows`: other types whose events make it stale. `isFixed`: never changes while the server runs. */
    queryMeta: { follows?: readonly LiveType[]; isFixed?: boolean };
  }
}

/** Every query whose key begins with one of these types is fetched again. */
export const refetchTypes = (queryClient: QueryClient, types: readonly QueryType[]) =>
  Promise.all(types.map((type) => queryClient.invalidateQueries({ queryKey: [type] })));
