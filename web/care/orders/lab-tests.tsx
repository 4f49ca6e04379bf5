import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { customTest, isSameTest, type TestRow, testRow } from '../form/diagnosis-form.ts';
import { FormPart } from '../form/form-part.tsx';
import { Cell } from '../medicines/cell.tsx';
import { useLabTests } from '../queries.ts';
import styles from './orders.module.css';

type LabTestsProps = { id: string; tests: readonly TestRow[]; onChange: (tests: TestRow[]) => void };

/** The clinic's tests to tick, and others by name. */
export function LabTests({ id, tests, onChange }: LabTestsProps) {
  const [name, setName] = useState('');
  const catalogue = useLabTests();
  const toggle = (test: TestRow) =>
    onChange(
      tests.some((each) => isSameTest(each, test)) ? tests.filter((each) => !isSameTest(each, test)) : [...tests, test],
    );
  const add = (event: FormEvent) => {
    event.preventDefault();
    const test = customTest(name.trim());
    if (test.name && !tests.some((each) => isSameTest(each, test))) onChange([...tests, test]);
    setName('');
  };
  return (
    <FormPart id={id} title="Laboratory Tests" note={tests.length > 0 ? `${tests.length} chosen` : 'none chosen'}>
      <QueryView query={catalogue} empty="The catalogue is empty. Write the test’s name below.">
        {(listed) => {
          const others = tests.filter((test) => !listed.some((each) => isSameTest(each, test)));
          return (
            <ul className={styles.tests}>
              {[...listed.map(testRow), ...others].map((test) => (
                <TestTile
                  key={test.name}
                  test={test}
                  isChosen={tests.some((each) => isSameTest(each, test))}
                  onToggle={() => toggle(test)}
                />
              ))}
            </ul>
          );
        }}
      </QueryView>
      <form className={styles.add} onSubmit={add}>
        <Cell
          label="Another test, by name"
          placeholder="Another test, by name"
          value={name}
          onType={setName}
          maxLength={120}
        />
        <Button type="submit" icon={<IconPlus aria-hidden />} disabled={!name.trim()}>
          Add test
        </Button>
      </form>
    </FormPart>
  );
}

type TestTileProps = { test: TestRow; isChosen: boolean; onToggle: () => void };

function TestTile({ test, isChosen, onToggle }: TestTileProps) {
  return (
    <li>
      <label className={styles.test}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>
          {test.name}
          <small>{test.category}</small>
        </span>
      </label>
    </li>
  );
}
