import { useId } from 'react';
import type { Language } from '#contract/language/language.ts';
import { chooseLanguage, useShownLanguage } from './choose-language.ts';
import styles from './language-switch.module.css';

const CHOICES: { language: Language; label: string }[] = [
  { language: 'en', label: 'English' },
  { language: 'hi', label: 'हिन्दी' },
];

/** Each language in its own letters. */
export function LanguageSwitch({ chosen, choose }: { chosen: Language; choose: (language: Language) => void }) {
  const name = useId();
  return (
    <div
      className={`no-print stack outlined sunk ${styles.switch}`}
      data-language-switch
      role="radiogroup"
      aria-label={chosen === 'hi' ? 'भाषा' : 'Language'}
    >
      {CHOICES.map(({ language, label }) => (
        <label
          className="ringed row centred min-height-48 relative pressable muted semibold"
          key={language}
          lang={language}
        >
          <input
            className="covering"
            type="radio"
            name={name}
            checked={language === chosen}
            onChange={() => choose(language)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

/** Of the whole app. */
export const AppLanguage = () => (
  <LanguageSwitch chosen={useShownLanguage()} choose={(language) => void chooseLanguage(language)} />
);
