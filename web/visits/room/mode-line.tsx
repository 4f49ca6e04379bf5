import { LADDER, type Rung, type Visit } from '#contract/appointments/visits.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { timeOfDay } from '#web/ui/time/time.ts';
import { useVisitActs } from '../queries.ts';

const WORDS: Record<Rung, string> = {
  video: msg('Video'),
  audio: msg('Sound'),
  chat: msg('Chat'),
  'call-back': msg('Call back'),
};

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
            {tMarked(WORDS[mode])}
          </Button>
        ))}
      </div>
      {changeMode.isError && <AlertBox tone="urgent" title={sentenceFor(changeMode.error)} />}
      <p className="muted text-14">
        {visit.modes.map(({ mode, from }) => `${tMarked(WORDS[mode])} ${timeOfDay(from, visit.timeZone)}`).join(', ')}
        {visit.modes.length > 0 && `. ${t('Kept in the record.')}`}
      </p>
    </section>
  );
}
