import { LADDER, type Visit } from '#contract/appointments/visits.ts';
import { t, tMarked } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { useVisitActs } from '../queries.ts';
import { MODE_WORDS, ModeTimes } from './mode-times.tsx';

/** How the two speak, chosen by hand here or by itself; each with its times. */
export function ModeLine({ visit }: { visit: Visit }) {
  const { changeMode } = useVisitActs(visit.id);
  const now = visit.modes.at(-1)?.mode;
  return (
    <section className="stack gap-8" aria-label={t('Mode of this visit')}>
      <h2>{t('Mode of this visit')}</h2>
      <div className="row wrap gap-8">
        {LADDER.map((mode) => (
          <Button
            key={mode}
            aria-pressed={mode === now}
            disabled={mode === now || changeMode.isPending}
            onClick={() => changeMode.mutate(mode)}
          >
            {tMarked(MODE_WORDS[mode])}
          </Button>
        ))}
      </div>
      {changeMode.isError && <AlertBox tone="urgent" title={sentenceFor(changeMode.error)} />}
      <ModeTimes visit={visit} />
      {visit.modes.length > 0 && <p className="muted text-14">{t('Kept in the record.')}</p>}
    </section>
  );
}
