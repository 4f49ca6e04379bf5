import { IconMessageQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { BasicsDialog } from './basics-dialog.tsx';

/** Says what is not known and matters, with the way to ask it. */
export function AskBasics({ inpatient }: { inpatient: InpatientDetail }) {
  const [isOpen, setOpen] = useState(false);
  const missing = [
    inpatient.age === null ? 'the age: NEWS2 scores an adult until it is entered' : null,
    inpatient.allergyState === 'not-asked' ? 'the allergies: nobody has asked' : null,
  ].filter((words) => words !== null);
  return (
    <>
      {missing.length > 0 && (
        <AlertBox tone="attention" title="Not known yet">
          <p>{missing.join('; ')}.</p>
          <Button icon={<IconMessageQuestion aria-hidden />} onClick={() => setOpen(true)}>
            Ask now
          </Button>
        </AlertBox>
      )}
      {isOpen && <BasicsDialog inpatient={inpatient} isOpen onClose={() => setOpen(false)} />}
    </>
  );
}
