import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkPasswordLink } from '#contract/credentials.ts';
import type { Role } from '#contract/endpoint.ts';
import { call } from '../api.ts';
import { ApiRefusal } from '../refusal.ts';
import { useHashToken } from './hash-token.ts';

export type Whose = { role: Role; login: string };

export type PasswordLink =
  | { kind: 'missing' }
  | { kind: 'checking' }
  | { kind: 'useless'; sentence: string }
  | { kind: 'unreachable'; error: unknown; retry: () => void }
  | { kind: 'works'; token: string; purpose: 'reset' | 'invitation'; whose: Whose; spend: (whose: Whose) => void }
  | { kind: 'spent'; whose: Whose };

/** Asks whether the link in the address is valid, before anyone types a password for nothing. */
export function usePasswordLink(): PasswordLink {
  const token = useHashToken();
  const [spent, setSpent] = useState<{ token: string; whose: Whose } | null>(null);
  const check = useQuery({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => call(checkPasswordLink, { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (token === null) return { kind: 'missing' };
  if (spent?.token === token) return { kind: 'spent', whose: spent.whose };
  if (check.data) {
    const { purpose, role, login } = check.data;
    const spend = (whose: Whose) => setSpent({ token, whose });
    return { kind: 'works', token, purpose, whose: { role, login }, spend };
  }
  if (check.error instanceof ApiRefusal && check.error.code === 'link_invalid')
    return { kind: 'useless', sentence: check.error.message };
  if (check.error) return { kind: 'unreachable', error: check.error, retry: () => void check.refetch() };
  return { kind: 'checking' };
}
