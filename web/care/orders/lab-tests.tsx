import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { customTest, isSameTest, type TestRow, testRow } from '../form/diagnosis-form.ts';
import { FormPart } from '../form/form-part.tsx';
import { Cell } from '../medicines/cell.tsx';
import { useLabTests } from '../queries.ts';
import styles from './orders.module.css';

/** The catalogue begins with what is ordered most. */
const SHOWN = 8;

type LabTestsProps = { id: string; tests: readonly TestRow[]; onChange: (tests: TestRow[]) => void };

/** The clinic's tests to tick, found as one types, and others by name. */
export function LabTests({ id, tests, onChange }: LabTestsProps) {
  const [typed, setTyped] = useState('');
  const [isAll, setAll] = useState(false);
  const catalogue = useLabTests();
  const listed = (catalogue.data ?? []).map(testRow);
  const isChosen = (test: TestRow) => tests.some((each) => isSameTest(each, test));
  const others = tests.filter((test) => !listed.some((each) => isSameTest(each, test)));
  const shown = [...listed, ...others].filter(
    (test, index) => isChosen(test) || (typed.trim() ? speaksOf(test, typed) : isAll || index < SHOWN),
  );
  const toggle = (test: TestRow) =>
    onChange(isChosen(test) ? tests.filter((each) => !isSameTest(each, test)) : [...tests, test]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    const test = listed.find((each) => isSameTest(each, { name })) ?? customTest(name);
    if (name && !isChosen(test)) onChange([...tests, test]);
    setTyped('');
  };
  return (
    <FormPart id={id} title="Laboratory Tests" note={tests.length > 0 ? `${tests.length} chosen` : 'none chosen'}>
      <QueryView query={catalogue} empty="The catalogue is empty. Write the test’s name below.">
        {() => (
          <ul className={`stack gap-8 ${styles.tests}`}>
            {shown.map((test) => (
              <TestTile key={test.name} test={test} isChosen={isChosen(test)} onToggle={() => toggle(test)} />
            ))}
          </ul>
        )}
      </QueryView>
      {listed.length > SHOWN && !isAll && !typed.trim() && (
        <Button look="quiet" size="small" className={styles.more} onClick={() => setAll(true)}>
          All {listed.length} tests
        </Button>
      )}
      <form className={`stack gap-8 ${styles.add}`} onSubmit={add}>
        <Cell
          label="Find or add a test"
          placeholder="Find a test, or add one by name"
          value={typed}
          onType={setTyped}
          maxLength={120}
        />
        <Button type="submit" icon={<IconPlus aria-hidden />} disabled={!typed.trim()}>
          Add test
        </Button>
      </form>
    </FormPart>
  );
}

const speaksOf = ({ name, category }: TestRow, typed: string) =>
  `${name} ${category}`.toLowerCase().includes(typed.trim().toLowerCase());

type TestTileProps = { test: TestRow; isChosen: boolean; onToggle: () => void };

function TestTile({ test, isChosen, onToggle }: TestTileProps) {
  return (
    <li>
      <label className={`row gap-10 round surface lead-125 pressable min-height-48 ${styles.test}`}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>
          {test.name}
          <small className="block muted text-14 regular">{test.category}</small>
        </span>
      </label>
    </li>
  );
}
