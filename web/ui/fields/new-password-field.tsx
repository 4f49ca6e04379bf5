import { IconCheck } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> & {
  lengths: { min: number; max: number };
  /** What stands in the field now: the hint counts along. */
  typed: string;
};

/** Says while one types whether it is long enough; what else a password must be the server decides. */
export function NewPasswordField({ lengths, typed, ...field }: NewPasswordFieldProps) {
  const length = [...typed].length;
  const isEnough = length >= lengths.min && length <= lengths.max;
  return (
    <>
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={
          isEnough ? (
            <span className="row-inline gap-6 ok semibold">
              <IconCheck size="1.2em" stroke={2.5} aria-hidden /> Long enough.
            </span>
          ) : (
            hintFor(length, lengths)
          )
        }
      />
      <span className="visually-hidden" role="status">
        {isEnough ? 'Long enough.' : ''}
      </span>
    </>
  );
}

function hintFor(length: number, { min, max }: { min: number; max: number }): string {
  if (length > max) return `At most ${max} characters.`;
  if (length === 0) return `${min} characters or more. A short sentence works well.`;
  return `${min - length} more ${min - length === 1 ? 'character' : 'characters'}. A short sentence works well.`;
}
