import type { DoctorInFull } from '#contract/appointments/doctors.ts';
import { LANGUAGE_NAMES } from '#contract/staffing/language-names.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Facts } from '#web/ui/page/facts.tsx';

type DoctorFactsProps = { doctor: DoctorInFull; clinic: { name: string; address: string } };

/** What the doctor has said of themselves. What is not said is left out. */
export function DoctorFacts({ doctor, clinic }: DoctorFactsProps) {
  const { name, seesFor, languages, qualifications, room, directions } = doctor;
  const about = {
    [t('Sees people for')]: listOf(seesFor),
    [t('Speaks')]: languages.map((code) => tMarked(LANGUAGE_NAMES[code])).join(', ') || null,
    [t('Qualifications')]: listOf(qualifications),
  };
  return (
    <>
      {Object.values(about).some((value) => value !== null) && (
        <Card title={t('About {name}', { name })}>
          <Facts rows={about} />
        </Card>
      )}
      {(room || directions) && (
        <Card title={t('Where to go')}>
          <Facts
            rows={{
              [t('Room')]: room ? <AsWritten>{room}</AsWritten> : null,
              [t('How to get there')]: directions ? (
                <span className="regular pre-line">
                  <AsWritten>{directions}</AsWritten>
                </span>
              ) : null,
              [t('Clinic')]: [clinic.name, clinic.address].filter(Boolean).join(', '),
            }}
          />
        </Card>
      )}
    </>
  );
}

const listOf = (lines: readonly string[]) =>
  lines.length === 0 ? null : (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <AsWritten>{line}</AsWritten>
        </li>
      ))}
    </ul>
  );
