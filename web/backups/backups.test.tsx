import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Backup, BackupsReply } from '#contract/clinic/backups.ts';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { BackupLine } from './backup-line.tsx';
import { sayHealth, sizeInWords } from './backup-words.ts';
import { BackUpNow, Backups } from './backups.tsx';
import { secondInWords } from './outgoing-hold.tsx';
import { percentOf } from './running-backup.tsx';

const ID = '0197a1b2-0000-7000-8000-000000000081';
const GOOD: Backup = {
  ...{ id: ID, reason: 'nightly', askedBy: null, state: 'done', at: '2026-11-16T20:30:00.000Z' },
  ...{
    endedAt: '2026-11-16T20:33:12.000Z',
    fileName: 'nadi-20261116T203000Z.nadibackup',
    bytes: 1_410_000_000,
    rows: 4,
  },
  ...{ keptAs: ['day', 'week'], isRemoved: false, isMissing: false, test: 'same', problem: null, isCopied: true },
};
const REPLY: BackupsReply = {
  ...{ health: 'ok', lastGoodAt: GOOD.at, time: '02:00', nextAt: '2026-11-17T20:30:00.000Z' },
  ...{ keep: { daily: 7, weekly: 4, monthly: 12 }, folder: '/var/backups', freeBytes: 9e11, keyMark: '1a2b-3c4d-5e6f' },
  ...{ plan: { version: 1, setBy: 'Leela Krishnan' } },
  second: {
    ...{ folder: '/mnt/second/nadi', freeBytes: 8e11, lastCopiedAt: '2026-11-16T20:34:00.000Z' },
    ...{ problem: null, isWaiting: false },
  },
  running: null,
  lastTest: {
    ...{ at: GOOD.at, seconds: 41, result: 'same', trail: 'The trail is whole: 4 entries in 1 batch.', problem: null },
    isTrailWhole: true,
    tables: [
      { table: 'patients', rows: 2418, restored: 2418, isSame: true },
      { table: 'dose_times', rows: 108_452, restored: 108_452, isSame: true },
    ],
  },
  held: null,
  backups: [GOOD],
};
const FAILED: BackupsReply = {
  ...REPLY,
  health: 'failed',
  backups: [
    { ...GOOD, id: ID.replace('81', '82'), state: 'failed', bytes: null, test: null, problem: 'The disk is full.' },
    GOOD,
  ],
};

test('the page says first whether the last backup opens, then shows its test table by table, and where the key is not', async () => {
  answerCalls({ 'GET /api/admin/backups': () => ({ body: REPLY }) });
  renderPage(<Backups />);
  expect(await screen.findByRole('heading', { name: 'The last backup opens.' })).toBeDefined();
  const row = within(await screen.findByRole('row', { name: /dose times/ }));
  expect(row.getAllByText('1,08,452').length).toBe(2);
  expect(row.getByText('same')).toBeDefined();
  expect(screen.getByText('Master key 1a2b-3c4d-5e6f')).toBeDefined();
  const files = within(screen.getByRole('region', { name: 'Backups, newest first' }));
  expect(files.getByText('1.4 GB')).toBeDefined();
  expect(files.getByText('daily, weekly')).toBeDefined();
  expect(files.getByText('opened, identical')).toBeDefined();
});

test('one that is being made shows how far it is, and cannot be asked for again', async () => {
  const running = { id: ID, askedBy: 'Leela Krishnan', stage: 'tables', done: 50, of: 100, bytes: 12_000_000 } as const;
  answerCalls({ 'GET /api/admin/backups': () => ({ body: { ...REPLY, running } }) });
  renderPage(
    <>
      <BackUpNow />
      <Backups />
    </>,
  );
  expect(await screen.findByText('50 of 100, 12 MB')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Backup' })).toHaveProperty('value', percentOf(running));
  expect(screen.getByRole('button', { name: 'Being made …' })).toHaveProperty('disabled', true);
});

test('Back up now asks for one, and says so when one is being made already', async () => {
  let asked = 0;
  answerCalls({
    'GET /api/admin/backups': () => ({ body: REPLY }),
    'POST /api/admin/backups': () => {
      asked += 1;
      return refused(409, 'backup_running', 'A backup is being made already.');
    },
  });
  renderPage(<BackUpNow />);
  fireEvent.click(await screen.findByRole('button', { name: 'Back up now' }));
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back up now' })).toHaveProperty('disabled', false));
});

test('a failure is loud on the first page of the administrator, with its reason and the way there', async () => {
  answerCalls({ 'GET /api/admin/backups': () => ({ body: FAILED }) });
  renderPage(<BackupLine />);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The last backup failed.')).toBeDefined();
  expect(alert.getByText(/^The disk is full\. The last good one is from /)).toBeDefined();
  expect(alert.getByRole('link', { name: 'Backups' }).getAttribute('href')).toBe('/admin/backups');
});

const NOW = new Date('2026-11-17T05:12:00.000Z');
test.each([
  [REPLY, 'The last backup opens.', 'the work of the last 8 h 42 min would be lost'],
  [FAILED, 'The last backup failed.', 'The disk is full. The last good one is from today 02:00.'],
  [{ ...REPLY, health: 'overdue', lastGoodAt: null }, 'There is no backup of last night.', 'There is no good one.'],
  [{ ...REPLY, health: 'none', backups: [] }, 'No backup yet.', 'The first is made tomorrow 02:00.'],
  [{ ...REPLY, health: 'off', time: null }, 'No backups are made.', 'BACKUP_AT=off'],
  [{ ...REPLY, health: 'trail' }, 'The last backup opens; the audit trail in it is not whole.', 'The trail is'],
  [{ ...REPLY, health: 'missing' }, 'The last backup is not where it was put.', 'Look at the disk'],
  [{ ...REPLY, health: 'untested' }, 'The last backup was not tried out.', 'It was made without a test.'],
] as const)('%# the sentence fits the state', (reply, title, why) => {
  const said = sayHealth(reply as BackupsReply, 'Asia/Kolkata', NOW);
  expect(said.title).toBe(title);
  expect(said.why).toContain(why);
});

test.each([
  [1, '1 kB'],
  [999_400, '999 kB'],
  [1_250_000, '1.3 MB'],
  [41_200_000, '41 MB'],
  [1_410_000_000, '1.4 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

test.each([
  [{ stage: null, done: 0, of: 0 }, 0],
  [{ stage: 'snapshot', done: 0, of: 0 }, 0],
  [{ stage: 'tables', done: 100, of: 100 }, 55],
  [{ stage: 'test', done: 0, of: 0 }, 58],
  [{ stage: 'test', done: 100, of: 100 }, 100],
] as const)('%o is %i percent', (running, percent) => {
  expect(percentOf(running)).toBe(percent);
});

const HELD = {
  ...{ since: '2026-11-17T04:00:00.000Z', madeAt: GOOD.at, mails: 3, notices: 1 },
  ...{ agreedBy: null, isAgreedByMe: false, isDiscarding: null, isAlone: false },
};

test('a restored clinic says that nothing leaves it, and takes the second yes of another administrator', async () => {
  const sent: unknown[] = [];
  const agreed = { ...HELD, agreedBy: 'Leela Krishnan', isDiscarding: true };
  answerCalls({
    'GET /api/admin/backups': () => ({ body: { ...REPLY, held: agreed } }),
    'POST /api/admin/outgoing/release': ({ body }) => {
      sent.push(body);
      return { body: { isReleased: true } };
    },
  });
  renderPage(<Backups />);
  expect(
    await screen.findByText(/3 mails and 1 text were queued then.+Leela Krishnan agreed; yours is the second/),
  ).toBeDefined();
  expect(screen.getByText(/What was closed since then is open again.+close under People/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Agree: discard them, then send' }));
  await waitFor(() => expect(sent).toEqual([{ isDiscarding: true }]));
});

test('where nothing was queued there is one answer', async () => {
  const held = { ...HELD, mails: 0, notices: 0, isAlone: true };
  answerCalls({ 'GET /api/admin/backups': () => ({ body: { ...REPLY, held } }) });
  renderPage(<Backups />);
  expect(await screen.findByRole('button', { name: 'Let mails and texts leave' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send them all' })).toBeNull();
});

test.each([
  [HELD, 'Two administrators have to agree.'],
  [{ ...HELD, agreedBy: 'Me', isAgreedByMe: true }, 'You agreed. A second administrator has to agree to the same.'],
  [{ ...HELD, isAlone: true }, 'You are the only administrator: your yes is enough.'],
])('%# says whose yes is missing', (held, sentence) => {
  expect(secondInWords(held)).toBe(sentence);
});
