import type { Rung, Visit } from '#contract/appointments/visits.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { timeOfDay } from '#web/ui/time/time.ts';

export const MODE_WORDS: Record<Rung, string> = {
  video: msg('Video'),
  audio: msg('Sound'),
  chat: msg('Chat'),
  'call-back': msg('Call back'),
};

/** How people spoke, from when to when, and who chose it: as it stands in the record. */
export function ModeTimes({ visit }: { visit: Visit }) {
  const { modes, timeZone } = visit;
  if (modes.length === 0) return null;
  return (
    <ol className="stack gap-4 text-14" aria-label={t('Modes of this visit with their times')}>
      {modes.map(({ mode, from, until, chosenBy }, nth) => (
        <li key={`${from} ${mode}`} className="row wrap gap-8">
          <b>{tMarked(MODE_WORDS[mode])}</b>
          <span>
            {until
              ? t('{from} until {until}', { from: timeOfDay(from, timeZone), until: timeOfDay(until, timeZone) })
              : t('{from} until now', { from: timeOfDay(from, timeZone) })}
          </span>
          {nth > 0 && (
            <span className="muted">{chosenBy ? t('chosen by {name}', { name: chosenBy }) : t('by itself')}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
