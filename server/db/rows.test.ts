import fs from 'node:fs';
import { expect, test } from 'vitest';
import { generateRows, ROWS_FILE } from './generate-rows.ts';
import { openTestDatabase } from './open-test-database.ts';

test('the row types are those of the migrated database (npm run db:rows writes them anew)', async () => {
  const database = await openTestDatabase();
  const fresh = await generateRows(database.ownerUrl).finally(() => database.close());

  expect(fs.readFileSync(ROWS_FILE, 'utf8')).toBe(fresh);
});
