import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECTIONS, VIEWS } from '#contract/screen-links.ts';
import { MENU_ITEMS } from './menus/menu-items.ts';

test.each(Object.entries(VIEWS))('the menu of a %s leads to every view that a notice may name', (role, views) => {
  const inMenu = MENU_ITEMS[role as keyof typeof VIEWS].flatMap(({ view }) => view ?? []);
  expect(inMenu.toSorted()).toEqual([...views].toSorted());
});

test.each(SECTIONS)('the dashboard of a patient has an element for #%s', (section) => {
  const sources = [
    'web/board/health-board.tsx',
    'web/board/clinic-parts.tsx',
    'web/appointments/my-appointments/my-appointments.tsx',
  ];
  const found = sources.map((file) => readFileSync(file, 'utf8')).filter((text) => hasId(text, section));
  expect(found).toHaveLength(1);
});

const hasId = (source: string, id: string) => source.includes(`id="${id}"`) || source.includes(`id={'${id}'`);
