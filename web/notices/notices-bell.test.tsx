import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Notice } from '#contract/notices.ts';
import { answerCalls, renderPage } from '../testing.tsx';
import { shownToasts, toast } from '../ui/feedback/toast.ts';
import { NoticeList } from './notice-list.tsx';
import { NoticesBell } from './notices-bell.tsx';
import { useNotices } from './queries.ts';

const aNotice = (id: string, changes: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'appointment',
  title: `News ${id}`,
  code: null,
  values: {},
  text: 'Wed 18 Nov 2026, 11:30 (Asia/Kolkata)',
  link: '/dashboard#appointments',
  patientId: null,
  at: '2026-11-15T02:40:00.000Z',
  readAt: null,
  mail: 'sent',
  ...changes,
});

test('the bell counts what is new', async () => {
  answerCalls({
    'GET /api/notices': () => ({
      body: [aNotice('1'), aNotice('2'), aNotice('3', { readAt: '2026-11-15T03:00:00Z' })],
    }),
  });
  renderPage(<NoticesBell />);

  expect(await screen.findByRole('button', { name: '2 new notifications' })).toBeDefined();
});

test('what comes while the page is open is said at once; what was there before is not', async () => {
  toast.closeAll();
  const notices = [aNotice('1')];
  answerCalls({ 'GET /api/notices': () => ({ body: [...notices] }) });
  const { queryClient } = renderPage(<NoticesBell />);
  await screen.findByRole('button', { name: '1 new notification' });
  expect(shownToasts()).toEqual([]);

  notices.unshift(aNotice('2'));
  await queryClient.invalidateQueries({ queryKey: ['notices'] });

  await screen.findByRole('button', { name: '2 new notifications' });
  expect(shownToasts().map(({ title }) => title)).toEqual(['News 2']);
  toast.closeAll();
});

const List = () => <NoticeList notices={useNotices()} onFollow={() => undefined} />;

test('of many notices the newest are shown, and all of them on a press', async () => {
  answerCalls({
    'GET /api/notices': () => ({ body: Array.from({ length: 30 }, (_, index) => aNotice(String(index))) }),
  });
  renderPage(<List />);
  await screen.findByText('News 7');
  expect(screen.queryByText('News 8')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Show all 30' }));
  expect(screen.getByText('News 29')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});
