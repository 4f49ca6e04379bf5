import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADMIN_SCREENS, MOVED_FROM_DASHBOARD, SECTIONS, VIEWS } from '#contract/screen-links.ts';
import { screenAt } from '#contract/screens.ts';
import { MOVED_FROM_ADMIN } from '../pages/admin/moved-views.ts';
import { MENU_ITEMS } from './menus/menu-items.ts';

test.each(Object.entries(VIEWS))('the menu of a %s leads to every view that a notice may name', (role, views) => {
  const inMenu = MENU_ITEMS[role as keyof typeof VIEWS].flatMap(({ view }) => view ?? []);
  expect(inMenu.toSorted()).toEqual([...views].toSorted());
});

const SOURCES: Record<keyof typeof SECTIONS, string[]> = {
  '/book': ['web/appointments/my-appointments/my-appointments.tsx', 'web/pages/patient/booking/book.tsx'],
  '/record': ['web/pages/patient/record/record.tsx'],
  '/record/board': ['web/board/health-board.tsx', 'web/board/clinic-parts.tsx'],
};
const NAMED = Object.entries(SECTIONS).flatMap(([path, ids]) =>
  ids.map((id) => [path as keyof typeof SECTIONS, id] as const),
);

test.each(NAMED)('the screen %s of a patient has an element for #%s', (path, section) => {
  const found = SOURCES[path].map((file) => readFileSync(file, 'utf8')).filter((text) => hasId(text, section));
  expect(found).toHaveLength(1);
});

const hasId = (source: string, id: string) =>
  [`id="${id}"`, `id={'${id}'`, `: SectionOf<'/book'> = '${id}';`].some((words) => source.includes(words));

test('every section that the dashboard once had leads to a screen of a patient', () => {
  const paths = Object.values(MOVED_FROM_DASHBOARD).map((link) => screenAt(link.replace(/#.*/, ''))?.for);
  expect(paths).toEqual(paths.map(() => ['patient']));
  const sections = Object.values(MOVED_FROM_DASHBOARD).filter((link) => link.includes('#'));
  expect(NAMED.map(([path, id]) => `${path}#${id}`)).toEqual(expect.arrayContaining(sections));
});

test('the menu of an administrator leads to every screen of theirs, and so does each section that /admin once had', () => {
  const inMenu = MENU_ITEMS.admin.map(({ to }) => to).filter((to) => to !== '/account');
  expect(inMenu.toSorted()).toEqual([...ADMIN_SCREENS].toSorted());
  expect(ADMIN_SCREENS.map((path) => screenAt(path)?.for)).toEqual(ADMIN_SCREENS.map(() => ['admin']));
  expect(Object.keys(MOVED_FROM_ADMIN)).toEqual(['staff', 'closed-days', 'mails']);
});
