import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import type { DangerReading } from './current-dangers.ts';

/** Stays above the readings until a new one takes the place of the dangerous one. */
export function DangerNotice({ reading, onOpen }: { reading: DangerReading; onOpen: () => void }) {
  const { advice } = reading;
  const isChecked = advice.urgency !== null;
  return (
    <AlertBox tone={isChecked ? 'urgent' : 'attention'} title={advice.title}>
      <Button look={isChecked ? 'danger' : 'secondary'} onClick={onOpen}>
        What to do now
      </Button>
    </AlertBox>
  );
}
