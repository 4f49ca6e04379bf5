import { useState } from 'react';
import type { AccessEntry } from '#contract/patients/opened-by.ts';
import { Translated } from '#web/language/marked-text.tsx';
import { shownLanguage, t, tFromServer } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { atStart, dayAndTime } from '#web/ui/time/time.ts';
import styles from './opened-by-list.module.css';

type OpenedByListProps = {
  entries: readonly AccessEntry[];
  /** So many of them, until all are asked for. */
  atFirst?: number;
  /** Of whoever acts for someone nothing else is listed. */
  isOwnOnly?: boolean;
};

/** What others did: that is what one comes for. What one did oneself is there on a press. */
export function OpenedByList({ entries, atFirst = Number.POSITIVE_INFINITY, isOwnOnly = false }: OpenedByListProps) {
  const [isWhole, setWhole] = useState(false);
  const others = isOwnOnly ? entries : entries.filter(({ who }) => who !== 'You');
  const first = others.slice(0, atFirst);
  return (
    <>
      {others.length === 0 && !isWhole && <p className="py-12">{t('Nobody but you has looked')}</p>}
      <Entries entries={isWhole ? entries : first} />
      {first.length < entries.length && (
        <Button look="quiet" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole((was) => !was)}>
          {isWhole
            ? t('Show fewer')
            : others.length < entries.length
              ? t('Show all {n}, with what you did yourself', { n: entries.length })
              : t('Show all {n}', { n: entries.length })}
        </Button>
      )}
    </>
  );
}

function Entries({ entries }: { entries: readonly AccessEntry[] }) {
  const timeZone = useTimeZone();
  return (
    <ul>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike in everything but their place.
        <li key={index} className="stack py-12 ruled lead-140">
          <b className="semibold breakable">{tFromServer(entry.who)}</b>
          <span className="muted text-md">
            <WhatTheyDid {...entry} />
          </span>
          <span className="muted text-md">{atStart(dayAndTime(entry.at, timeZone))}</span>
        </li>
      ))}
    </ul>
  );
}

const WhatTheyDid = ({ who, role, what }: AccessEntry) =>
  who === 'You' ? (
    <Translated>{shownLanguage() === 'en' ? atStart(what) : what}</Translated>
  ) : (
    <>
      {tFromServer(role)}, <Translated>{what}</Translated>
    </>
  );
