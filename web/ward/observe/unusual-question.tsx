import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

type UnusualQuestionProps = {
  unusual: readonly string[];
  isSaving: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** A rare value is looked at twice, not refused. */
export function UnusualQuestion({ unusual, isSaving, onConfirm, onBack }: UnusualQuestionProps) {
  return (
    <AlertBox tone="attention" title="Some values are unusual. Check them and confirm." role="alert">
      <ul>
        {unusual.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <div className="row stretch wrap gap-8 mt-12">
        <Button onClick={onBack}>Change them</Button>
        <Button look="primary" onClick={onConfirm} isBusy={isSaving} busyText="Saving …">
          I checked, it is right
        </Button>
      </div>
    </AlertBox>
  );
}
