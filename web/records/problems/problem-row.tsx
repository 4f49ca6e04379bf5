import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import type { Problem } from '#contract/patients/profile.ts';
import { useCodes } from '#web/api/diagnoses.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDebounced } from '#web/ui/debounced.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { shortDay } from '#web/ui/time/time.ts';
import styles from './problem-rows.module.css';

const TYPING_PAUSE_MS = 250;
const YEAR_OR_DAY = /^(19|20)\d{2}(-\d{2}(-\d{2})?)?$/;

export const hasProblem = ({ since }: Problem) => since !== null && !YEAR_OR_DAY.test(since);

type ProblemRowProps = {
  number: number;
  problem: Problem;
  isAsked: boolean;
  /** Whether the reader may hide it from those who act for the patient, or it is hidden already. */
  hiding: 'may-hide' | 'is-hidden' | 'never';
  onChange: (changes: Partial<Problem>) => void;
  onRemove: () => void;
};

export function ProblemRow({ number, problem, isAsked, hiding, onChange, onRemove }: ProblemRowProps) {
  const timeZone = useTimeZone();
  const { name, code, since, isActive, isConfirmed, enteredBy, enteredAt } = problem;
  const id = useId();
  const codes = useCodesFor(code === null ? name : '');
  const take = (picked: string) => {
    const coded = codes.find((each) => each.code === picked);
    if (coded) onChange({ name: coded.name, code: coded.code, isConfirmed: true });
  };
  return (
    <fieldset className={`stack end gap-8 gap-x-12 ${styles.row}`} aria-label={`Problem ${number}`}>
      <div className={`stack gap-6 ${styles.name}`}>
        <label className="semibold" htmlFor={id}>
          Problem
        </label>
        <Combobox
          id={id}
          value={name}
          maxLength={120}
          marksFirst={false}
          placeholder="A coded illness, or words"
          onType={(typed) => onChange({ name: typed, code: null })}
          suggestions={codes.map((each) => ({ id: each.code, content: `${each.name} (${each.code})` }))}
          onPick={take}
        />
      </div>
      <TextField
        label="Since"
        isOptional
        placeholder="2011"
        value={since ?? ''}
        error={isAsked && hasProblem(problem) ? 'Write a year: 2011' : undefined}
        onChange={(event) => onChange({ since: event.currentTarget.value.trim() || null })}
      />
      <SelectField
        label="Now"
        value={isActive ? 'active' : 'resolved'}
        onChange={(event) => onChange({ isActive: event.currentTarget.value === 'active' })}
      >
        <option value="active">Active</option>
        <option value="resolved">Resolved</option>
      </SelectField>
      <Button
        look="quiet"
        isIconOnly
        aria-label={`Remove ${name || `problem ${number}`}`}
        icon={<IconTrash aria-hidden />}
        onClick={onRemove}
      />
      <div className="row wrap whole-row gap-6 gap-x-12 muted text-14">
        {code && <span>ICD-10 {code}</span>}
        {enteredBy && enteredAt && (
          <span>
            entered {shortDay(enteredAt, timeZone)} by {enteredBy}
          </span>
        )}
        {hiding === 'is-hidden' && <Badge>Private</Badge>}
        {!isConfirmed && (
          <>
            <Badge tone="attention">Told by the patient</Badge>
            <Button icon={<IconCheck aria-hidden />} onClick={() => onChange({ isConfirmed: true })}>
              Confirm
            </Button>
          </>
        )}
        {hiding === 'may-hide' && (
          <CheckField
            label="Private: hidden from parents and helpers"
            checked={problem.isPrivate === true}
            onChange={(event) => onChange({ isPrivate: event.currentTarget.checked })}
          />
        )}
      </div>
    </fieldset>
  );
}

function useCodesFor(typed: string) {
  const words = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const found = useCodes(words).data;
  return typed.trim().length >= 2 ? (found ?? []) : [];
}
