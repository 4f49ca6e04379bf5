import { useState } from 'react';
import { useDebounced } from '../ui/debounced.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Table } from '../ui/page/table.tsx';
import styles from './catalogues.module.css';
import { useSafetyTable } from './queries.ts';

/** What the safety check knows. What does not stand here is not checked. */
export function SafetyTable() {
  const [q, setQ] = useState('');
  const typed = useDebounced(q, 250);
  return (
    <div className="stack fit gap-16">
      <div className={styles.search}>
        <TextField
          label="Search"
          type="search"
          placeholder="Ingredient, class or brand"
          maxLength={80}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
      </div>
      <QueryView query={useSafetyTable(typed)} lines={8}>
        {({ table, found, ingredients }) => (
          <>
            <Table label="Safety table" columns={['Ingredient', 'Limits for adults', 'Known besides', 'Source']}>
              {ingredients.map((one) => (
                <tr key={one.name}>
                  <td>
                    <b className="semibold">{one.name}</b>
                    <div className={`muted text-sm ${styles.details}`}>{one.classes.join(', ')}</div>
                  </td>
                  <td className="text-sm">
                    {one.limits.length === 0 ? 'none' : one.limits.map((limit) => <div key={limit}>{limit}</div>)}
                  </td>
                  <td className="text-sm">
                    {[
                      `${one.interactions} ${one.interactions === 1 ? 'interaction' : 'interactions'}`,
                      `${one.warnings} ${one.warnings === 1 ? 'warning' : 'warnings'}`,
                      one.isKidneyKnown ? 'kidneys' : 'nothing on kidneys',
                      one.isChildKnown ? 'children' : 'nothing on children',
                    ].join(', ')}
                  </td>
                  <td className="muted text-sm">{one.source}</td>
                </tr>
              ))}
            </Table>
            <p className="muted text-14">
              {ingredients.length} of {found} shown. {table}. An ingredient that is not in this table is not checked,
              and doctors are told so each time.
            </p>
          </>
        )}
      </QueryView>
    </div>
  );
}
