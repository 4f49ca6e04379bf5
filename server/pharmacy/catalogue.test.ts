import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Medicine } from '#contract/medicines/medicines.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { checkOrders } from './check-orders.ts';
import { describeMedicines } from './describe-medicines.ts';
import { namedInstead } from './rules/swap.ts';
import { currentTable } from './table/current-table.ts';
import { factsOf } from './testing.ts';

let app: TestApp;
let medicines: Medicine[];
beforeAll(async () => {
  app = await startTestApp();
  medicines = (await app.as((await app.aDoctor()).cookie).get('/api/medicines')).json();
});
afterAll(() => app.close());

describe('the catalogue of medicines', () => {
  // spec: 3.21, 9.7
  test('begins with six, each with its category and what it is for, and has the clinic’s more', () => {
    expect(medicines.slice(0, 6).map(({ name }) => name)).toEqual([
      'Amoxicillin',
      'Paracetamol',
      'Azithromycin',
      'Amlodipine',
      'Metformin',
      'Salbutamol inhaler',
    ]);
    expect(medicines.length).toBeGreaterThan(60);
    expect(medicines.filter(({ category, indication }) => category === '' || indication === '')).toEqual([]);
  });

  test('holds nothing that the safety table does not know', async () => {
    const described = await describeMedicines(app.db, medicines);
    const unknown = described.flatMap(({ unknown: words, listed }) => (words.length > 0 ? [listed?.name] : []));
    expect(unknown).toEqual([]);
  });

  test('offers usual doses that the safety check lets pass for an adult', async () => {
    const described = await describeMedicines(app.db, medicines);
    const stopped = medicines.flatMap(({ name, usual }, index) => {
      const order = { name, ...usual, days: undefined };
      const limits = {
        smallestGapHours: usual.smallestGapHours ?? undefined,
        mostIn24Hours: usual.mostIn24Hours ?? undefined,
      };
      const { parts = [], mgPerUnit = null } = described[index] ?? {};
      // Of a man: what harms an unborn child asks everyone else about contraception.
      const facts = {
        ...factsOf([], { patient: { sex: 'male' } }),
        orders: [{ ...order, ...limits, index: 0, parts, unknown: [], mgPerUnit }],
      };
      return checkOrders(facts, new Date(0)).findings.map(({ title }) => `${name}: ${title}`);
    });
    expect(stopped).toEqual([]);
  });

  test('has what the table names for its own medicines where the kidneys are weak, so that a card can offer it', () => {
    const table = currentTable();
    const alone = new Set(medicines.flatMap(({ ingredients: [first, ...more] }) => (more.length === 0 && first) || []));
    const missing = [...alone].flatMap((name) =>
      (table.ingredients.get(name)?.kidney ?? []).flatMap(({ severity, instead }) => {
        const named = namedInstead(instead, table);
        return severity === 'severe' && named !== null && !alone.has(named) ? [`${name}: ${named}`] : [];
      }),
    );
    // Fentanyl is dosed by a specialist: no button offers it.
    expect(missing).toEqual(['morphine: fentanyl']);
  });

  test('is for those who prescribe and give, not for patients', async () => {
    expect((await app.as((await app.aPatient()).cookie).get('/api/medicines')).statusCode).toBe(403);
  });
});
