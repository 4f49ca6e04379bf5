import type { SealedCell } from '../platform/encryption/seal.ts';

export const sealedTokenOf = (linkId: string): SealedCell => ({
  table: 'emergency_card_links',
  column: 'sealed_token',
  row: linkId,
});
