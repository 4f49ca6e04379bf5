import { IconFlask } from '@tabler/icons-react';
import { asSentences } from '#web/language/as-sentences.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { GoList, GoRow } from '#web/ui/navigation/go-list.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { NameBadge } from './name-badge.tsx';
import { type NamedResult, useNamedResults } from './named-results.ts';
import { wordsOf } from './result-item.tsx';
import { dayInWords, isCalm, isPressing, SENTENCES } from './result-words.ts';

/** So many at least, where there are so many. */
const FIRST = 2;

/** A line for each value that is not as usual, then the newest of the others. What it means stands on its own page. */
export function ResultsInShort({ patientId }: { patientId: string }) {
  const { results, named } = useNamedResults(patientId);
  const waiting = results.data?.waiting.length ?? 0;
  const unusual = named.filter(({ name }) => !isCalm(name));
  const shown = [...unusual, ...named.filter(({ name }) => isCalm(name))].slice(0, Math.max(FIRST, unusual.length));
  const more = named.length - shown.length;
  return (
    <Card
      title={t('Results')}
      action={
        <ButtonLink look="quiet" to="/record/results">
          {t('All {n}', { n: named.length + waiting })}
          <span className="visually-hidden"> {t('results')}</span>
        </ButtonLink>
      }
    >
      <GoList>
        {shown.map((result) => (
          <ResultLine key={result.trend.newest.id} result={result} />
        ))}
      </GoList>
      {(more > 0 || waiting > 0) && (
        <p className="muted text-md">
          {asSentences(
            [more > 0 && t('{more} more as usual', { more }), waiting > 0 && t('{waiting} still awaited', { waiting })]
              .filter(Boolean)
              .join(', '),
          )}
        </p>
      )}
    </Card>
  );
}

function ResultLine({ result: { trend, explained, name } }: { result: NamedResult }) {
  const { measure, test, result, date } = trend.newest;
  const title = (explained && wordsOf(explained).name) ?? (measure || test);
  return (
    <GoRow to="/record/results" icon={<IconFlask aria-hidden />} title={<Translated>{title}</Translated>}>
      <AsWritten>{result}</AsWritten>, {dayInWords(date)} {name && <NameBadge name={name} />}
      {name && isPressing(name) && <b className="block urgent">{tMarked(SENTENCES[name] ?? '')}</b>}
    </GoRow>
  );
}
