import { IconClock, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { chooseScheme, useSchemeChoice } from '../theme/scheme.ts';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { Card } from '../ui/page/card.tsx';

const SCHEMES = [
  { value: 'system', label: 'As the system', icon: <IconDeviceDesktop aria-hidden /> },
  { value: 'light', label: 'Light', icon: <IconSun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <IconMoon aria-hidden /> },
  { value: 'clock', label: 'Dark from 19:00 to 07:00', icon: <IconClock aria-hidden /> },
] as const;

/** Kept on this device: a ward's tablet may be dark while one's own screen is light. */
export function AccountAppearance() {
  return (
    <Card title="Appearance">
      <ChoiceField
        label="Colours on this device"
        name="scheme"
        choices={SCHEMES}
        value={useSchemeChoice()}
        onChoose={chooseScheme}
      />
    </Card>
  );
}
