import type { ReactNode } from 'react';
import { type ComparedRecord, MERGE_BLOCK_WORDS, type MergePreview } from '#contract/patients/merges.ts';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { Table } from '../ui/page/table.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime, shortDay } from '../ui/time/time.ts';

const LOGINS: Record<ComparedRecord['login'], string> = { none: 'None', open: 'In use', closed: 'Closed' };

/** Who the two are, line by line; where they differ it is said in words, not only in colour. */
export function SideBySide({ preview }: { preview: MergePreview }) {
  const { kept, other } = preview;
  const timeZone = useTimeZone();
  const day = (at: string | null) => (at ? shortDay(at, timeZone) : '–');
  const lines: [string, (one: ComparedRecord) => string][] = [
    ['PUD', ({ pud }) => pud],
    ['Name', ({ name }) => name],
    [
      'Born',
      ({ dateOfBirth, age }) =>
        dateOfBirth ? plainDay(dateOfBirth) : age === null ? 'Not known' : `About ${age} years old`,
    ],
    ['Sex', ({ sex }) => sex ?? 'Not known'],
    ['Phone', ({ phone }) => phone],
    ['E-mail', ({ email }) => email ?? 'None'],
    ['Registered', ({ registeredAt }) => day(registeredAt)],
    ['Login', ({ login, lastLoginAt }) => (lastLoginAt ? `${LOGINS[login]}, last ${day(lastLoginAt)}` : LOGINS[login])],
    [
      'Visits',
      ({ visits, lastVisitOn }) => (lastVisitOn ? `${visits}, last ${plainDay(lastVisitOn)}` : String(visits)),
    ],
  ];
  return (
    <div className="stack fit gap-16">
      <Table label="The two records side by side" columns={['Of', 'Stays', 'Ends, and leads here', 'Same?']}>
        {lines.map(([label, value]) => (
          <Line key={label} label={label} kept={value(kept)} other={value(other)} />
        ))}
      </Table>
      {preview.blocks.map((block) => (
        <AlertBox key={block} tone="attention" title={MERGE_BLOCK_WORDS[block]}>
          {block === 'visits' && (
            <ul>
              {preview.overlaps.map(({ doctor, startsAt, otherDoctor, otherStartsAt }) => (
                <li key={startsAt + otherStartsAt}>
                  {doctor}, {dayAndTime(startsAt, timeZone)}; {otherDoctor}, {dayAndTime(otherStartsAt, timeZone)}
                </li>
              ))}
            </ul>
          )}
        </AlertBox>
      ))}
      {preview.isProfileMixed && (
        <AlertBox tone="info" title="The health profiles do not say the same." role="note">
          All that either says is kept, and whoever cares for this person is asked to compare. The desk does not see it.
        </AlertBox>
      )}
    </div>
  );
}

/** What never is the same says nothing. */
const COMPARED = ['Name', 'Born', 'Sex', 'Phone', 'E-mail'];

function Line({ label, kept, other }: { label: string; kept: string; other: string }): ReactNode {
  const isSame = kept === other;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{kept}</td>
      <td>{other}</td>
      <td>{COMPARED.includes(label) && (isSame ? 'Same' : <b className="attention">Differs</b>)}</td>
    </tr>
  );
}

const plainDay = (day: string) => day.split('-').toReversed().join('/');
