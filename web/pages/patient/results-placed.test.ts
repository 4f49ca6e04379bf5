import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'web/pages/patient';

test('one page of the patient shows the released results, to which notices link', () => {
  const pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx$/.test(name) && !name.includes('.test.'),
  );
  expect(pages.filter((name) => /<Results\b/.test(readFileSync(`${FOLDER}/${name}`, 'utf8')))).toHaveLength(1);
});
