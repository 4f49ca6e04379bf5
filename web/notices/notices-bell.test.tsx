import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Notice } from '#contract/notices.ts';
import { answerCalls, renderPage } from '../testing.tsx';
import { shownToasts, toast } from '../ui/feedback/toast.ts';
import { NoticesBell } from './notices-bell.tsx';

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
