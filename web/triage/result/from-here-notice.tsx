import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

/** Said with every answer that the server did not give. */
export function FromHereNotice({ isKept }: { isKept: boolean }) {
  return (
    <AlertBox tone="attention" title="Answered on this device, without a connection">
      <p>
        The same rules answered here.{' '}
        {isKept ? 'It is saved in your record as soon as the connection is back.' : 'Nothing is stored.'}
      </p>
    </AlertBox>
  );
}
