import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { SERVICE_OFF } from '#web/triage/testing.ts';
import { SketchBody } from './sketch-body.tsx';

afterEach(() => sessionStorage.clear());

const KNOWN = { age: 34, sex: 'female', pregnancy: 'no', conditions: ['asthma'], medicines: ['salbutamol'] } as const;

async function show() {
  answerCalls({ 'GET /api/symptoms/service': () => ({ body: SERVICE_OFF }) });
  const spies = { onAsk: vi.fn(), onQuestions: vi.fn() };
  const asker = { accountId: 'me', known: { ...KNOWN, conditions: ['asthma'], medicines: ['salbutamol'] } };
  const page = renderPage(
    <SketchBody {...{ asker, emergencyNumber: '112', error: null, isSending: false }} {...spies} />,
  );
  await screen.findByRole('group', { name: /Adult body/ });
  return { ...spies, ...page };
}

const figure = () => screen.getByRole('group', { name: /body seen from/ });
const shape = (name: string) => within(figure()).getByRole('checkbox', { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));

test('a place is marked by a tap and taken away by the next, on the figure and in the list', async () => {
  await show();
  press('Back');
  fireEvent.click(shape('Right low back'));

  expect(await screen.findByRole('heading', { name: 'Right low back' })).toBeTruthy();
  expect(shape('Right low back').getAttribute('aria-checked')).toBe('true');
  press('List');
  expect(screen.getByRole('checkbox', { name: 'Right low back', hidden: true })).toHaveProperty('checked', true);
  tick('Right low back');
  expect(screen.queryByRole('heading', { name: 'Right low back' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Get my answer' })).toHaveProperty('disabled', true);
});

test('keys lead from place to place and mark: one stop of Tab, arrows, Space', async () => {
  await show();
  const stops = within(figure())
    .getAllByRole('checkbox')
    .filter((each) => each.getAttribute('tabindex') === '0');
  expect(stops).toHaveLength(1);
  fireEvent.focus(shape('Around the navel'));
  fireEvent.keyDown(shape('Around the navel'), { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Lower belly, middle');
  fireEvent.keyDown(shape('Lower belly, middle'), { key: ' ' });

  expect(shape('Lower belly, middle').getAttribute('aria-checked')).toBe('true');
});

test('how strong, what it is like, where it moves and since when travel with the place', async () => {
  const { onAsk } = await show();
  fireEvent.click(shape('Around the navel'));
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '6' } });
  expect(screen.getByText('6 of 10, medium')).toBeTruthy();
  tick('Cramping');
  press('Add where it moves next');
  expect(screen.getByText('Now tap where it goes from: around the navel.').role).toBe('status');
  fireEvent.click(shape('Right lower belly'));
  tick('Today');
  press('Get my answer');

  expect(onAsk).toHaveBeenCalledWith({
    sketch: {
      figure: 'adult',
      places: [{ region: 'navel', strength: 6, kinds: ['cramping'], movesTo: ['right-lower-side'] }],
      since: 'today',
    },
  });
});

test('on a phone what may be left out is there by its name, and what was said of it stays in sight', async () => {
  await show();
  fireEvent.click(shape('Around the navel'));
  const step = (name: string) => screen.getByText(name, { selector: 'summary *' }).closest('details');
  await screen.findByRole('slider');
  expect([step('What is it like?')?.open, step('Since when?')?.open]).toEqual([false, false]);
  tick('Cramping');
  tick('Today');

  const shown = (name: string) => step(name)?.querySelector('summary')?.textContent;
  expect([shown('What is it like?'), shown('Since when?')]).toEqual(['What is it like?Cramping', 'Since when?Today']);
});

test('a place of a part with questions leads to them, the gravest part first', async () => {
  const { onQuestions, onAsk } = await show();
  fireEvent.click(shape('Right knee'));
  fireEvent.click(shape('Middle of chest'));
  expect(await screen.findByText(/Pressure in the chest, sweating/)).toBeTruthy();
  press('Next: questions about the chest');

  expect(onQuestions).toHaveBeenCalledWith('chest');
  expect(onAsk).not.toHaveBeenCalled();
});

test('what was marked is found again after a reload', async () => {
  const { unmount } = await show();
  fireEvent.click(shape('Right knee'));
  unmount();
  await show();

  expect(shape('Right knee').getAttribute('aria-checked')).toBe('true');
});

test('a child needs an age, and nothing of the chart of whoever asks is said of it', async () => {
  const { onAsk } = await show();
  press('Child');
  await screen.findByRole('group', { name: 'Child body seen from the front' });
  fireEvent.click(shape('Around the navel'));
  await screen.findByRole('heading', { name: 'Around the navel' });
  press('Get my answer');
  expect(screen.getByText('Enter the age, from 0 to 15.')).toBeTruthy();
  expect(onAsk).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/Age of the child/), { target: { value: '6' } });
  press('Get my answer');

  expect(onAsk).toHaveBeenCalledWith(
    expect.objectContaining({
      person: { age: 6, sex: 'other', pregnancy: 'no', conditions: [], medicines: [] },
      sketch: expect.objectContaining({ figure: 'child' }),
    }),
  );
});

// spec: 2.59
test('the ten parts stay one click away from their questions', async () => {
  await show();
  press('List');
  const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/symptoms/'))).toHaveLength(10);
});
