import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { LabOrders } from './lab-orders.tsx';
import { OpenCallBacks } from './open-call-backs.tsx';
import { aCallBack, anOrder, COLLEAGUE_ID, DOCTORS } from './testing.ts';

test('an order shows the bed, and an image is taken rather than collected', async () => {
  const xray = anOrder({
    id: '0197a1b2-0000-7000-8000-000000000052',
    test: 'Chest X-ray',
    category: 'Imaging',
    place: null,
  });
  answerCalls({ 'GET /api/lab-orders?limit=200&list=open': () => ({ body: [anOrder(), xray] }) });
  renderPage(<LabOrders />);

  const [blood, image] = within(await screen.findByRole('list', { name: 'Lab orders' }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('h2'));
  expect(blood?.textContent).toContain('202-B');
  expect(screen.getByRole('button', { name: 'Collected: Kidney function of Mohan Das' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Image taken: Chest X-ray of Mohan Das' })).toBeDefined();
  expect(image?.textContent).not.toContain('ollected');
});

test('an order of somebody who is not in care says that its test is withheld, until the nurse takes it', async () => {
  const can = { take: true, collect: false, enterResult: false, review: false, release: false, cancel: false };
  const withheld = anOrder({
    test: '',
    category: '',
    indication: '',
    measures: [],
    isWithheld: true,
    place: null,
    can,
  });
  let isTaken = false;
  answerCalls({
    'GET /api/lab-orders?limit=200&list=open': () => ({ body: [isTaken ? anOrder() : withheld] }),
    [`POST /api/lab-orders/${withheld.id}/take`]: () => {
      isTaken = true;
      return { body: anOrder() };
    },
  });
  renderPage(<LabOrders />);

  await screen.findByRole('heading', { name: 'Test: for those in care. Take it to read it.' });
  expect(screen.queryByRole('button', { name: /^(Collected|Enter result)/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take: order of Mohan Das' }));
  await screen.findByRole('heading', { name: 'Kidney function' });
  expect(screen.getByRole('button', { name: 'Enter result: Kidney function of Mohan Das' })).toBeDefined();
});

test('an order that a colleague has taken names her, is taken over as it was seen, and a refusal says why', async () => {
  const can = { take: true, collect: false, enterResult: false, review: false, release: false, cancel: false };
  const taken = anOrder({ test: '', isWithheld: true, takenBy: 'Meena Joshi', version: 4, can });
  const message = 'You have taken five lab orders that have no result yet.';
  const seen: unknown[] = [];
  answerCalls({
    'GET /api/lab-orders?limit=200&list=open': () => ({ body: [taken] }),
    [`POST /api/lab-orders/${taken.id}/take`]: ({ body }) => {
      seen.push(body);
      return refused(409, 'lab_orders_unfinished', message);
    },
  });
  renderPage(
    <>
      <LabOrders />
      <Toasts />
    </>,
  );

  await screen.findByRole('heading', { name: 'Test: for those in care. Meena Joshi has taken it.' });
  await userEvent.click(screen.getByRole('button', { name: 'Take over from Meena Joshi: order of Mohan Das' }));
  await screen.findByText(message);
  expect(seen).toEqual([{ version: 4 }]);
});

test('a critical result that nobody was told of stands on top, with bed, figure and the calls so far', async () => {
  const attempts = [{ doctor: 'Dr. Arjun Nair', by: 'Priya Thomas', at: '2026-11-15T11:33:00.000Z' }];
  answerCalls({ 'GET /api/lab-call-backs': () => ({ body: { open: [aCallBack({ attempts })], doctors: DOCTORS } }) });
  renderPage(<OpenCallBacks />);

  const box = await screen.findByRole('region', { name: 'Critical results to call' });
  for (const words of ['202-B', 'Mohan Das', 'Potassium 6.8 mmol/L', '1 call not answered'])
    expect(box.textContent).toContain(words);
  await userEvent.click(screen.getByRole('button', { name: 'Call back: Kidney function of Mohan Das' }));
  expect(await screen.findByRole('dialog', { name: 'Call the doctor' })).toBeDefined();
});

test('whoever calls sees the number of the doctor, whether on duty, and the time of now', async () => {
  answerCalls({ 'GET /api/lab-call-backs': () => ({ body: { open: [aCallBack()], doctors: DOCTORS } }) });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-15T11:33:00.000Z') });
  renderPage(<OpenCallBacks />);
  fireEvent.click(await screen.findByRole('button', { name: 'Call back: Kidney function of Mohan Das' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Call the doctor' }));
  const number = await sheet.findByRole('link', { name: '+91 98200 55001' });
  expect(number.getAttribute('href')).toBe('tel:+919820055001');
  expect(sheet.getByText('On duty')).toBeDefined();
  expect(sheet.getByLabelText<HTMLInputElement>('At').value).toBe('17:03');

  fireEvent.change(sheet.getByLabelText('Call'), { target: { value: COLLEAGUE_ID } });
  expect(sheet.getByText('No telephone number is known.')).toBeDefined();
});

test('without an open call-back nothing is shown', async () => {
  const calls = answerCalls({ 'GET /api/lab-call-backs': () => ({ body: { open: [], doctors: [] } }) });
  renderPage(<OpenCallBacks />);
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByRole('region')).toBeNull();
});
