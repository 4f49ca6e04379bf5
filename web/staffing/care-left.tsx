import type { CareLeft } from '#contract/appointments/leaving.ts';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { SelectField } from '../ui/fields/text-field.tsx';

type CareLeftProps = {
  care: CareLeft;
  careTo: string;
  error: string | undefined;
  onChoose: (careTo: string) => void;
};

/** What a doctor leaves besides visits, and who takes it over. Figures only: an administrator sees no patients. */
export function CareLeftBehind({ care, careTo, error, onChoose }: CareLeftProps) {
  const lines = linesOf(care);
  if (lines.length === 0) return null;
  return (
    <>
      <AlertBox tone="attention" title="This doctor also leaves behind:">
        <ul aria-label="Left behind">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </AlertBox>
      {care.inpatients + care.results > 0 && (
        <SelectField
          label="Who takes over"
          hint="Gets the inpatients, the results to review and their charts, and is told."
          isOptional={care.inpatients === 0}
          value={careTo}
          error={error}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">Choose a doctor</option>
          {care.takers.map(({ id, name, department }) => (
            <option key={id} value={id}>
              {name}, {department}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

function linesOf({ inpatients, results, messages, requests, drafts }: CareLeft): string[] {
  return [
    inpatients > 0 && `${count(inpatients, 'inpatient')}. Choose who takes over.`,
    results > 0 && `${count(results, 'result')} to review. Whoever takes over sees them.`,
    messages > 0 &&
      `${count(messages, 'critical message')} not acknowledged. Tell the ward, so that they call someone.`,
    requests > 0 && `${count(requests, 'open request')} for tests and tasks. They stay open for the ward.`,
    drafts > 0 && `${count(drafts, 'draft')} of a diagnosis. Kept, but nobody else can open them.`,
  ].filter((line) => line !== false);
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
