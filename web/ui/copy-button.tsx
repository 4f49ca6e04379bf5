import { IconCopy } from '@tabler/icons-react';
import { t } from '#web/language/say.ts';
import { Button, type ButtonLook } from './button.tsx';
import { toast } from './feedback/toast.ts';

type CopyButtonProps = ButtonLook & {
  value: string;
  /** What the button copies, for its name: "Health ID". */
  what: string;
  /** Said after "Copied: " instead of the value, for what shoulders must not read. */
  spokenAs?: string;
  className?: string | undefined;
};

export function CopyButton({ value, what, spokenAs, className, ...look }: CopyButtonProps) {
  return (
    <Button
      {...look}
      className={className}
      aria-label={t('Copy {what}', { what })}
      icon={<IconCopy aria-hidden />}
      onClick={() => void copy(value, what, spokenAs)}
    >
      {look.isIconOnly ? null : t('Copy')}
    </Button>
  );
}

async function copy(value: string, what: string, spokenAs = value) {
  try {
    await navigator.clipboard.writeText(value);
    toast.success(t('Copied: {spokenAs}', { spokenAs }));
  } catch {
    toast.error(
      t('The {what} could not be copied.', { what }),
      t('Your browser does not allow it here. Select the text and copy it.'),
    );
  }
}
