import type { AccessEntry } from '#contract/patients/opened-by.ts';
import { Translated } from '#web/language/marked-text.tsx';
import { shownLanguage, tFromServer } from '#web/language/say.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { atStart, dayAndTime } from '#web/ui/time/time.ts';

type OpenedByListProps = { entries: readonly AccessEntry[] };

export function OpenedByList({ entries }: OpenedByListProps) {
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
