import type { Place } from '../platform/encryption/seal.ts';

export const sealedTokenOf = (linkId: string): Place => ({
  table: 'emergency_card_links',
  column: 'sealed_token',
  row: linkId,
});
