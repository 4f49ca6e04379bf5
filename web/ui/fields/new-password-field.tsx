import { IconCheck } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t, tCount } from '#web/language/say.ts';
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
              <IconCheck size="1.2em" stroke={2.5} aria-hidden /> {t('Long enough.')}
            </span>
          ) : (
            hintFor(length, lengths)
          )
        }
      />
      <span className="visually-hidden" role="status">
        {isEnough ? t('Long enough.') : ''}
      </span>
    </>
  );
}

function hintFor(length: number, { min, max }: { min: number; max: number }): string {
  if (length > max) return t('At most {max} characters.', { max });
  if (length === 0) return t('{min} characters or more. A short sentence works well.', { min });
  return tCount(
    '{n} more character. A short sentence works well.',
    '{n} more characters. A short sentence works well.',
    min - length,
  );
}
