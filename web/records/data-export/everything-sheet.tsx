import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import type { DataExport } from '#contract/patients/data-export.ts';
import { shownLanguage, t } from '#web/language/say.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Facts } from '#web/ui/page/facts.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useEverything } from './everything.ts';
import styles from './everything-sheet.module.css';
import { type Chapter, chaptersOf, type Line, momentOf } from './everything-words.ts';
import { personRows, profileRows } from './facts-of.ts';

/** The copy as pages to read and to print: its chapters are its table of contents, and open; on paper all are open. */
export function EverythingSheet({ patientId }: { patientId: string }) {
  const everything = useEverything(patientId);
  return (
    <article className={`stack fit gap-24 ${styles.sheet}`}>
      <div className={`row stretch wrap between gap-12 ${styles.ways} no-print`}>
        <ButtonLink to="/account" look="quiet" lang={shownLanguage()} icon={<IconArrowLeft aria-hidden />}>
          {t('Back to Account')}
        </ButtonLink>
        <Button
          look="primary"
          lang={shownLanguage()}
          icon={<IconPrinter aria-hidden />}
          disabled={!everything.data}
          onClick={() => window.print()}
        >
          {t('Print')}
        </Button>
      </div>
      <h1>Everything about you</h1>
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
        What {clinic} holds about {person.name}, {person.healthId}. Made {momentOf(madeAt, timeZone)}; all times are
        those of {timeZone}.
      </p>
      <div>
        <Fold className="ruled" title={<h2>You</h2>}>
          <Facts rows={personRows(copy, timeZone)} />
        </Fold>
        <Fold className="ruled" title={<h2>Health profile</h2>}>
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
