import * as z from 'zod/mini';
import type { NewReading, ReadingKind } from '#contract/readings/readings.ts';
import { t } from '#web/language/say.ts';
import { isMoment, wrongMoment } from '#web/ui/time/moment-text.ts';
import { instantOf } from '#web/ui/time/zoned-time.ts';
import { checkFigure, type Typed } from '../figures/check-figure.ts';

/** As it is typed. `at` is the clinic's clock; empty means now. */
export type ReadingDraft = Typed & { kind: ReadingKind; at: string; note: string; fasting: '' | 'yes' | 'no' };

/** Says beside each field what is wrong with it. */
export const readingDraftSchema = (timeZone: string) =>
  z.custom<ReadingDraft>().check((draft) => {
    const { kind, at } = draft.value;
    const checked = checkFigure(kind, draft.value);
    if ('problem' in checked) draft.issues.push(issue(checked.at, checked.problem, draft.value));
    const wrongAt = wrongMoment(at);
    if (wrongAt) draft.issues.push(issue('at', wrongAt, draft.value));
    else if (at && Date.parse(instantOf(at, timeZone)) > Date.now())
      draft.issues.push(issue('at', t('A reading cannot lie in the future.'), draft.value));
  });

const issue = (field: string, message: string, input: unknown) => ({
  code: 'custom' as const,
  path: [field],
  message,
  input,
});

export function readingOf(draft: ReadingDraft, timeZone: string): NewReading {
  const checked = checkFigure(draft.kind, draft);
  if ('problem' in checked) throw new Error(checked.problem);
  const { kind, at, fasting, note } = draft;
  return {
    kind,
    ...checked,
    ...(at && { measuredAt: instantOf(at, timeZone) }),
    ...(kind === 'blood-glucose' && fasting && { isFasting: fasting === 'yes' }),
    ...(note.trim() && { note: note.trim() }),
  };
}

/** Null for a draft that is no reading, as after a change by hand in the storage of the tab. */
export const readingIn = (draft: ReadingDraft, timeZone: string): NewReading | null =>
  'problem' in checkFigure(draft.kind, draft) || (draft.at !== '' && !isMoment(draft.at))
    ? null
    : readingOf(draft, timeZone);
