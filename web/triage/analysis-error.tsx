import { ApiRefusal, requestIdOf } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';

/** Whatever failed, it is said in the same words; what one can do about it follows. */
export function AnalysisError({ error }: { error: unknown }) {
  const requestId = requestIdOf(error);
  const mustWait = error instanceof ApiRefusal && error.code === 'too_many_requests';
  return (
    <AlertBox tone="urgent" title="Error">
      <p>Something went wrong while analyzing symptoms.</p>
      {mustWait && <p>{error.message}</p>}
      <p>In danger? Do not wait for this page: call the emergency number.</p>
      {requestId && <p>Request {requestId}</p>}
    </AlertBox>
  );
}
