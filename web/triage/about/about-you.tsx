import { useId } from 'react';
import { t } from '#web/language/say.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FoldedStep } from '../folded-step.tsx';
import type { AboutDraft, Asked } from './about-draft.ts';
import styles from './about-you.module.css';

export type AboutYouProps = {
  asked: Asked;
  draft: AboutDraft;
  onChange: (changes: Partial<AboutDraft>) => void;
  isDisabled?: boolean;
};

/** What changes how urgent the same words are. Nothing here must be answered. */
export function AboutYou({ asked, draft, onChange, isDisabled }: AboutYouProps) {
  const group = useId();
  const text = (name: 'age' | 'ageMonths' | 'conditions' | 'medicines') => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const said = [draft.conditions, draft.medicines].filter((each) => each.trim()).join(', ');
  return (
    <fieldset className={`container ${styles.about}`} disabled={isDisabled}>
      <legend className="p-0 semibold">{t('About the person it concerns')}</legend>
      <p className="muted text-md">{t('It can change the answer. Leave out what you like.')}</p>
      <div className={`row wrap end gap-12 ${styles.fields}`}>
        {asked.age && (
          <div className={styles.short}>
            <TextField
              label={t('Age in years')}
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              {...text('age')}
            />
          </div>
        )}
        {asked.ageMonths && (
          <div className={styles.short}>
            <TextField
              label={t('Age in months')}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              {...text('ageMonths')}
            />
          </div>
        )}
        {asked.sex && (
          <div className={styles.sex}>
            <ChoiceField
              label={t('Sex')}
              name={`${group}-sex`}
              choices={[
                { value: 'female', label: t('Female') },
                { value: 'male', label: t('Male') },
                { value: 'other', label: t('Other') },
              ]}
              value={draft.sex}
              onChoose={(sex) => onChange({ sex })}
            />
          </div>
        )}
        {asked.pregnancy && (
          <div>
            <ChoiceField
              label={t('Pregnant')}
              name={`${group}-pregnancy`}
              choices={[
                { value: 'yes', label: t('Yes') },
                { value: 'no', label: t('No') },
                { value: 'unsure', label: t('Not sure') },
              ]}
              value={draft.pregnancy}
              onChoose={(pregnancy) => onChange({ pregnancy })}
            />
          </div>
        )}
        {(asked.conditions || asked.medicines) && (
          <FoldedStep title={namesOf(asked)} fact={said}>
            {(label) => (
              <>
                {asked.conditions && (
                  <TextField
                    label={asked.medicines ? t('Long-term conditions') : label}
                    hint={t('For example diabetes, asthma')}
                    maxLength={500}
                    {...text('conditions')}
                  />
                )}
                {asked.medicines && (
                  <TextField
                    label={asked.conditions ? t('Medicines') : label}
                    hint={t('Those taken regularly')}
                    maxLength={500}
                    {...text('medicines')}
                  />
                )}
              </>
            )}
          </FoldedStep>
        )}
      </div>
    </fieldset>
  );
}

const namesOf = ({ conditions, medicines }: Asked) =>
  conditions && medicines
    ? t('Long-term conditions and medicines')
    : conditions
      ? t('Long-term conditions')
      : t('Medicines');
