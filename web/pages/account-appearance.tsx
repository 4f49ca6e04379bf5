import { IconClock, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { msg, t, tMarked } from '#web/language/say.ts';
import { chooseScheme, useSchemeChoice } from '../theme/scheme.ts';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { Card } from '../ui/page/card.tsx';
import { FoldedCard } from '../ui/page/folded-card.tsx';

const SCHEMES = [
  { value: 'system', label: msg('As the system'), icon: <IconDeviceDesktop aria-hidden /> },
  { value: 'light', label: msg('Light'), icon: <IconSun aria-hidden /> },
  { value: 'dark', label: msg('Dark'), icon: <IconMoon aria-hidden /> },
  { value: 'clock', label: msg('Dark from 19:00 to 07:00'), icon: <IconClock aria-hidden /> },
] as const;

/** Kept on this device: a ward's tablet may be dark while one's own screen is light. */
export function AccountAppearance({ isFolded }: { isFolded?: boolean }) {
  const Panel = isFolded ? FoldedCard : Card;
  return (
    <Panel title={t('Appearance')}>
      <ChoiceField
        label={t('Colours on this device')}
        name="scheme"
        choices={SCHEMES.map((scheme) => ({ ...scheme, label: tMarked(scheme.label) }))}
        value={useSchemeChoice()}
        onChoose={chooseScheme}
      />
    </Panel>
  );
}
