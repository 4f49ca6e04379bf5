import { IconAlertTriangle, IconHelpCircle } from '@tabler/icons-react';
import type { Profile } from '#contract/patients/profile.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { shortDay } from '../ui/time/time.ts';

type AllergiesProps = {
  profile: Pick<Profile, 'allergyState' | 'allergies' | 'allergiesStatedBy' | 'allergiesStatedAt'>;
};

/** Four states, each in words of its own: what nobody asked must never read as "none". */
export function Allergies({ profile }: AllergiesProps) {
  const { allergyState, allergies } = profile;
  if (allergyState === 'not-asked')
    return (
      <Badge tone="attention" icon={<IconHelpCircle aria-hidden />}>
        {t('Not asked yet')}
      </Badge>
    );
  if (allergyState === 'none-known')
    return (
      <>
        {t('No known allergies')} <Stated profile={profile} />
      </>
    );
  return (
    <div className="row wrap gap-2 gap-x-8">
      {allergyState === 'unconfirmed' && (
        <Badge tone="attention" icon={<IconAlertTriangle aria-hidden />}>
          {t('Unconfirmed')}
        </Badge>
      )}
      {allergies.length > 0 ? <AsWritten>{allergies.join(', ')}</AsWritten> : t('Not sure which')}{' '}
      <Stated profile={profile} />
    </div>
  );
}

function Stated({ profile: { allergiesStatedBy, allergiesStatedAt } }: AllergiesProps) {
  const timeZone = useTimeZone();
  if (!allergiesStatedBy || !allergiesStatedAt) return null;
  return (
    <span>
      {t('stated {day} by {name}', {
        day: shortDay(allergiesStatedAt, timeZone),
        name: allergiesStatedBy,
      })}
    </span>
  );
}
