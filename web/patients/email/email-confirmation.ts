import { useQuery } from '@tanstack/react-query';
import { confirmEmail } from '#contract/patients/patient-email.ts';
import { call } from '#web/api.ts';
import { ApiRefusal } from '#web/refusal.ts';

export type EmailConfirmation =
  | { kind: 'missing' }
  | { kind: 'asking' }
  | { kind: 'confirmed' }
  /** The owner agreed to what the desk typed; a mail to the new address comes next. */
  | { kind: 'approved' }
  | { kind: 'useless'; sentence: string }
  | { kind: 'unanswered'; error: unknown; retry: () => void };

/** Opening the link is the answer: it is sent once, and again only when someone asks for it. */
export function useEmailConfirmation(token: string | null): EmailConfirmation {
  const sent = useQuery({
    queryKey: ['email-confirmation', token],
    // No signal: a link that is spent half-way would call itself useless at the second try.
    queryFn: () => call(confirmEmail, { body: { token: token ?? '' } }),
    enabled: token !== null,
    staleTime: 'static',
    retry: false,
  });
  if (token === null) return { kind: 'missing' };
  if (sent.data) return { kind: sent.data.stage };
  if (sent.isFetching) return { kind: 'asking' };
  if (sent.error instanceof ApiRefusal && sent.error.code === 'link_invalid')
    return { kind: 'useless', sentence: sent.error.message };
  if (sent.error) return { kind: 'unanswered', error: sent.error, retry: () => void sent.refetch() };
  return { kind: 'asking' };
}
