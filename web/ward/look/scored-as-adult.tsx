import { IconAlertTriangle } from '@tabler/icons-react';
import type { News2 } from '#contract/ward/inpatients.ts';
import { SCORED_AS_ADULT } from '#contract/ward/news2-words.ts';

/** Stands beside a score that may be a child's. */
export function ScoredAsAdult({ news2 }: { news2: News2 | null }) {
  if (!news2?.isAgeUnknown) return null;
  return (
    <p className="row gap-6 attention text-15 semibold lead-130 icons-18">
      <IconAlertTriangle aria-hidden />
      {SCORED_AS_ADULT}
    </p>
  );
}
