import type { ReactNode } from 'react';
import type { Count, CountTable as Counts } from '#contract/reports.ts';
import { classNames } from '../ui/class-names.ts';
import { Table } from '../ui/page/table.tsx';
import styles from './reports.module.css';
import { columnWords, countWords } from './words.ts';

type CountTableProps = {
  label: string;
  /** What a row is: "Doctor". */
  of: string;
  table: Counts;
  nameOf?: (row: { key: string; name: string }) => string;
  /** Figures that come before the counts; `key` is null in the last line. */
  more?: { heads: readonly string[]; cells: (key: string | null) => readonly ReactNode[] };
};

export function CountTable({ label, of, table, nameOf = ({ name }) => name, more }: CountTableProps) {
  const { columns, rows, sum } = table;
  return (
    <Table
      label={label}
      columns={[of, ...(more?.heads ?? []), ...(columns.length > 1 ? columns.map(columnWords) : []), 'All']}
    >
      {[...rows, { key: null, name: 'All', ...sum }].map(({ key, name, counts, total }) => (
        <tr key={key ?? 'all'} className={classNames(key === null && styles.sum)}>
          <th scope="row" className={styles.name}>
            {key === null ? name : nameOf({ key, name })}
          </th>
          {more?.cells(key).map((cell, index) => (
            <td key={more.heads[index]} className={styles.figure}>
              {cell}
            </td>
          ))}
          {columns.length > 1 && counts.map((count, index) => <Figure key={columns[index] ?? index} count={count} />)}
          <Figure count={total} />
        </tr>
      ))}
    </Table>
  );
}

const Figure = ({ count }: { count: Count }) => (
  <td className={classNames(styles.figure, count === null && styles.hatched)}>{countWords(count)}</td>
);
