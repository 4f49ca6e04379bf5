import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import type { DataExport } from '#contract/patients/data-export.ts';
import { shownLanguage, t } from '#web/language/say.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Facts } from '#web/ui/page/facts.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { zoneInWords } from '#web/ui/time/time.ts';
import { useEverything } from './everything.ts';
import styles from './everything-sheet.module.css';
import { chaptersOf, momentOf } from './everything-words.tsx';
import { personRows, profileRows } from './facts-of.tsx';
import type { Chapter, Line } from './said.tsx';

/** The copy as pages to read and to print: its chapters are its table of contents, and open; on paper all are open. */
export function EverythingSheet({ patientId }: { patientId: string }) {
  const everything = useEverything(patientId);
  return (
    <article className={`stack fit gap-24 ${styles.sheet}`}>
      <div className={`row stretch wrap between gap-12 ${styles.ways} no-print`}>
        <ButtonLink to="/account" look="quiet" icon={<IconArrowLeft aria-hidden />}>
          {t('Back to Account')}
        </ButtonLink>
        <Button
          look="primary"
          icon={<IconPrinter aria-hidden />}
          disabled={!everything.data}
          onClick={() => window.print()}
        >
          {t('Print')}
        </Button>
      </div>
      <h1>{t('Everything about you')}</h1>
      <QueryView query={everything} lines={12}>
        {(copy) => <Copy copy={copy} />}
      </QueryView>
    </article>
  );
}

function Copy({ copy }: { copy: DataExport }) {
  const timeZone = useTimeZone();
  const { clinic, madeAt, person } = copy;
  return (
    <>
      <p className={styles.about}>
        {t('What {clinic} holds about {name}, {healthId}. Made {moment}; all times are those of {timeZone}.', {
          clinic,
          name: person.name,
          healthId: person.healthId,
          moment: momentOf(madeAt, timeZone),
          timeZone: zoneInWords(timeZone),
        })}
      </p>
      {shownLanguage() !== 'en' && (
        <p className={styles.about}>
          {t(
            'What people wrote stands as they wrote it; so do the names of illnesses, medicines and tests, and the possible causes of symptom checks. For a copy in English choose English under You.',
          )}
        </p>
      )}
      <div>
        <Fold className="ruled" title={<h2>{t('You')}</h2>}>
          <Facts rows={personRows(copy, timeZone)} />
        </Fold>
        <Fold className="ruled" title={<h2>{t('Health profile')}</h2>}>
          <Facts rows={profileRows(copy.profile)} />
        </Fold>
        {chaptersOf(copy, timeZone).map((chapter) => (
          <ChapterOf key={chapter.title} chapter={chapter} />
        ))}
      </div>
    </>
  );
}

function ChapterOf({ chapter: { title, parts, nothing } }: { chapter: Chapter }) {
  const filled = parts.filter(({ lines }) => lines.length > 0);
  return (
    <Fold className="ruled" title={<h2>{title}</h2>}>
      {filled.length === 0 && <p className={styles.about}>{nothing}</p>}
      {filled.map((part) => (
        <div key={part.title ?? ''}>
          {part.title && <h3>{part.title}</h3>}
          <Lines lines={part.lines} />
        </div>
      ))}
    </Fold>
  );
}

const Lines = ({ lines }: { lines: Line[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ when, what, more }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a copy do not move, and two may be alike.
      <li className="stack ruled-below breakable" key={index}>
        <span className="muted">{when}</span>
        <b className="semibold">{what}</b>
        <span className="muted">{more}</span>
      </li>
    ))}
  </ul>
);
