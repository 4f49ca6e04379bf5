import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import type { Doctor } from '#contract/appointments/doctors.ts';
import { LANGUAGE_NAMES } from '#contract/staffing/language-names.ts';
import { t, tMarked } from '#web/language/say.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { dayOf, dayWords } from '#web/ui/time/zoned-time.ts';
import styles from './doctor-choice.module.css';

type DoctorChoiceProps = {
  doctors: readonly Doctor[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
};

export function DoctorChoice({ doctors, chosenId, onChoose }: DoctorChoiceProps) {
  const timeZone = useTimeZone();
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-8 p-0 semibold">{t('Doctor')}</legend>
      {doctors.map(({ id, name, languages, nextFreeAt }) => (
        <div key={id} className={`row gap-4 ${styles.doctor}`}>
          <label className={`ringed stack relative grow gap-x-12 round pressable ${styles.row}`}>
            <input
              className="covering"
              type="radio"
              name={group}
              checked={id === chosenId}
              onChange={() => onChoose(id)}
            />
            <span className={`surface ${styles.radio}`} aria-hidden />
            <b className="semibold lead-135">{name}</b>
            <span className="muted text-sm lead-135">
              {nextFreeAt
                ? t('Next free {nextFree}', { nextFree: nextFree(nextFreeAt, timeZone) })
                : t('No free time in the next weeks')}
            </span>
            {languages.length > 0 && (
              <span className={`muted text-sm lead-135 ${styles.languages}`}>
                {t('Speaks {languages}', {
                  languages: languages.map((code) => tMarked(LANGUAGE_NAMES[code])).join(', '),
                })}
              </span>
            )}
          </label>
          <ButtonLink
            to="/book/doctors/$id"
            params={{ id }}
            look="quiet"
            isIconOnly
            icon={<IconInfoCircle aria-hidden />}
            aria-label={t('About {name}', { name })}
            title={t('About {name}', { name })}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** Mon 16, 09:30 */
function nextFree(at: string, timeZone: string): string {
  const { weekday, number } = dayWords(dayOf(at, timeZone));
  return `${weekday} ${number}, ${timeOfDay(at, timeZone)}`;
}
