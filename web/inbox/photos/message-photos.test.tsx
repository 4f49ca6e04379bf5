// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { InboxThreadInFull } from '#contract/inbox.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { ComposeMessage } from '../compose-message.tsx';
import { dangerReaders } from '../danger-while-typing.ts';
import { MessageBubbles } from '../message-bubbles.tsx';

const WORDS = 'This is the rash on my arm.';
const aPhoto = (name: string) => new File([name], name, { type: 'image/jpeg' });
const [ARM, LEG, BACK, NECK] = ['arm.jpg', 'leg.jpg', 'back.jpg', 'neck.jpg'].map(aPhoto) as [File, File, File, File];

type Reply = { status: number; body: unknown };
let uploads: string[];
/** By the name of the file; one without an answer here is taken. */
let answers: Record<string, Reply | 'no connection'>;

/** Uploads do not go through fetch. */
class FakeRequest {
  upload: { onprogress?: unknown; onload?: unknown } = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload = () => undefined;
  onerror = () => undefined;
  open() {}
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    const { name } = form.get('image') as File;
    uploads.push(name);
    const answer = answers[name] ?? { status: 201, body: { id: `id of ${name}` } };
    queueMicrotask(() => {
      if (answer === 'no connection') return this.onerror();
      this.status = answer.status;
      this.responseText = JSON.stringify(answer.body);
      this.onload();
    });
  }
}

beforeEach(() => {
  uploads = [];
  answers = {};
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  // jsdom draws no pictures.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  vi.spyOn(dangerReaders, 'load').mockRejectedValue(new Error('not here'));
});

const page = (
  <ComposeMessage
    doctorId={null}
    onWritten={() => undefined}
    stop={() => <p>Stop</p>}
    signs={() => <p>Signs</p>}
    whomToCall="112"
  />
);
const picker = () => screen.findByLabelText(/Add photos|Three photos are chosen/) as Promise<HTMLInputElement>;
const choose = async (...files: File[]) => fireEvent.change(await picker(), { target: { files } });
const type = async (words: string) =>
  fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: words } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const chosen = () => screen.queryAllByRole('img').map((img) => img.getAttribute('alt'));

function hearMessages(...replies: Reply[]) {
  const sent: unknown[] = [];
  answerCalls({
    'POST /api/inbox': ({ body }) => {
      sent.push(body);
      return replies[sent.length - 1] ?? { status: 201, body: {} };
    },
  });
  return sent;
}

test('beside the picker it says that people look at photos, and that nothing checks them for danger', async () => {
  renderPage(page);
  const input = await picker();
  const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe(
    'Up to three. Photos are looked at by people, when they answer. They are not checked for danger.',
  );
});

test('three photos go with the words, in their order; a fourth is left out, and one can be taken away', async () => {
  const sent = hearMessages();
  renderPage(page);
  await choose(ARM, LEG);
  await waitFor(() => expect(chosen()).toEqual(['Your photo 1 of 2', 'Your photo 2 of 2']));
  await choose(BACK, NECK);
  expect((await screen.findByRole('alert')).textContent).toContain('A message takes three photos at most.');
  expect(await picker()).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 2 of 3' }));
  await waitFor(() => expect(chosen()).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();

  await type(WORDS);
  send();
  const photos = ['id of arm.jpg', 'id of back.jpg'];
  await waitFor(() => expect(sent).toEqual([{ doctorId: null, message: WORDS, photos }]));
  await waitFor(() => expect(chosen()).toEqual([]));
});

test('a photo without a word is refused at the field of the words, and stays', async () => {
  const sent = hearMessages();
  renderPage(page);
  await choose(ARM);
  await screen.findByRole('img');
  send();
  expect(await screen.findByText('Write a few words with your photo. Only words are checked for danger.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Your message'));
  expect([uploads, sent, chosen()]).toEqual([[], [], ['Your photo 1 of 1']]);
});

test('what is no picture is refused when it is chosen', async () => {
  renderPage(page);
  await choose(new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }), ARM);
  expect((await screen.findByRole('alert')).textContent).toContain('Choose an image file');
  expect(chosen()).toEqual(['Your photo 1 of 1']);
});

test('a photo that the server cannot read is named at the picker; the words stay, and the next Send sends the rest only', async () => {
  const sent = hearMessages();
  answers['leg.jpg'] = refused(422, 'image_unreadable', 'This file is not a photo that we can read.') as Reply;
  renderPage(page);
  await choose(ARM, LEG);
  await type(WORDS);
  await screen.findByAltText('Your photo 2 of 2');
  send();
  expect((await screen.findByRole('alert')).textContent).toBe('Photo 2: This file is not a photo that we can read.');
  expect(screen.getByLabelText('Your message')).toHaveProperty('value', WORDS);
  expect(sent).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 2 of 2' }));
  send();
  await waitFor(() => expect(sent).toEqual([{ doctorId: null, message: WORDS, photos: ['id of arm.jpg'] }]));
  expect(uploads).toEqual(['arm.jpg', 'leg.jpg']);
});

test('photos that the server has no longer are sent anew', async () => {
  const gone = refused(409, 'photo_gone', 'Gone.', { photos: 'A photo is no longer here. Press Send again.' }) as Reply;
  const sent = hearMessages(gone);
  renderPage(page);
  await choose(ARM);
  await type(WORDS);
  await screen.findByRole('img');
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Press Send again.');
  send();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(uploads).toEqual(['arm.jpg', 'arm.jpg']);
});

test('a lost connection keeps words and photos, and says that a reload loses the photos', async () => {
  answers['arm.jpg'] = 'no connection';
  const { unmount } = renderPage(page);
  await choose(ARM);
  await type(WORDS);
  await screen.findByRole('img');
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('choose the photos again');
  expect([chosen(), screen.getByLabelText('Your message')]).toMatchObject([['Your photo 1 of 1'], { value: WORDS }]);

  unmount();
  renderPage(page);
  expect(await screen.findByLabelText('Your message')).toHaveProperty('value', WORDS);
  expect((await screen.findByRole('status')).textContent).toContain('Choose the photos again.');
});

const ID = '00000000-0000-4000-8000-000000000001';
const AT = '2026-03-10T09:56:00.000Z';
const photos = [1, 2].map((n) => ({ id: `${n}`, url: `/api/inbox/photos/${n}` }));
const thread: InboxThreadInFull = {
  ...{ id: ID, patientId: ID, patient: 'Asha Rao', doctorId: null, doctor: null, visitOn: null, status: 'open' },
  ...{ lastAt: AT, lastText: WORDS, isLastFromClinic: false, unread: 0, waitingSince: AT, answerBy: AT },
  ...{ isLate: false, isDanger: false, isNotChecked: false, assignee: null, isWithheld: false, version: 1 },
  can: { write: false, assign: false, close: false },
  messages: [
    {
      ...{ id: ID, isFromClinic: false, author: 'Asha Rao', isMine: false, at: AT, text: WORDS, photos },
      ...{ isDanger: false, isFoundLater: false, isNotChecked: false, isRead: true },
    },
  ],
};

test('the clinic sees each photo small, named by its place and sender, and opens it large', async () => {
  renderPage(<MessageBubbles thread={thread} side="clinic" />);
  const second = await screen.findByRole('button', { name: 'Photo 2 of 2, sent by Asha Rao' });
  expect(screen.getByText('Photos are not checked for danger.')).toBeTruthy();
  fireEvent.click(second);
  const dialog = within(screen.getByRole('dialog', { name: 'Photo 2 of 2' }));
  expect(dialog.getByRole('img', { name: 'Sent by Asha Rao' }).getAttribute('src')).toBe('/api/inbox/photos/2');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
