import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import type { DangerReading } from './current-dangers.ts';

/** Stays above the readings until a new one takes the place of the dangerous one. */
export function DangerNotice({ reading, onOpen }: { reading: DangerReading; onOpen: () => void }) {
  const { advice } = reading;
  if (advice.urgency === null)
    return (
      <AlertBox tone="attention" title={advice.title}>
        {advice.steps.map((step) => (
          <p key={step}>{step}</p>
        ))}
      </AlertBox>
    );
  return (
    <AlertBox tone="urgent" title={advice.title}>
      <Button look="danger" onClick={onOpen}>
        What to do now
      </Button>
    </AlertBox>
  );
}
