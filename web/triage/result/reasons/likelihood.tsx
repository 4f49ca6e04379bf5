import type { LIKELIHOODS } from '#contract/triage/triage-result.ts';
import { msg, tMarked } from '#web/language/say.ts';
import styles from './causes-card.module.css';

type LikelihoodWords = (typeof LIKELIHOODS)[number];

const LIKELY = {
  'more likely': msg('more likely'),
  possible: msg('possible'),
  'less likely': msg('less likely'),
} as const;
const BARS = { 'more likely': 3, possible: 2, 'less likely': 1 } as const;
const PATHS = ['M6 17V11', 'M17 17V6', 'M28 17V1'];

export function Likelihood({ is }: { is: LikelihoodWords }) {
  return (
    <span className={`row-inline gap-8 muted text-sm nowrap ${styles.likelihood}`}>
      <svg viewBox="0 0 36 18" aria-hidden>
        {PATHS.map((path, index) => (
          <path key={path} d={path} className={index < BARS[is] ? styles.yes : undefined} />
        ))}
      </svg>
      {tMarked(LIKELY[is])}
    </span>
  );
}
