import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DOCUMENT_MAX_BYTES } from '#contract/patients/document-limits.ts';
import type { PatientDocument } from '#contract/patients/documents.ts';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { AddDocumentDialog } from './add-document-dialog.tsx';
import { DocumentList } from './document-list.tsx';
import { OwnDocument } from './own-document.tsx';
import { SharedDocuments } from './shared-documents.tsx';
import { aDocument, DOCTOR_ID, PATIENT_ID, UNREAD } from './testing.ts';

const { id: ID } = aDocument();
const DOCTORS = [{ id: DOCTOR_ID, name: 'Dr. Meera Iyer', specialty: 'Cardiology', isOpenNow: false }];

/** The network of an upload: what was sent, and an answer to it. */
function answerUploads(status: number, body: unknown) {
  const sent: { headers: Record<string, string>; details: unknown; file: File }[] = [];
  class Request {
    upload: Record<string, unknown> = {};
    headers: Record<string, string> = {};
    status = status;
    statusText = '';
    responseText = JSON.stringify(body);
    onload: (() => void) | undefined;
    open() {}
    abort() {}
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    send(form: FormData) {
      const file = form.get('document') as File;
      sent.push({ headers: this.headers, details: JSON.parse(String(form.get('details'))), file });
      queueMicrotask(() => this.onload?.());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

async function fillIn(file = new File(['%PDF-1.4'], 'report.pdf', { type: 'application/pdf' })) {
  await userEvent.upload(screen.getByLabelText(/^Photo or PDF/), file);
  await userEvent.type(screen.getByLabelText('Title'), 'Blood test of March');
  await userEvent.selectOptions(screen.getByLabelText('What it is'), 'laboratory');
  await userEvent.type(screen.getByLabelText(/^Date on the report/), '09/03/2024');
  await userEvent.click(screen.getByRole('radio', { name: 'One doctor' }));
  await userEvent.selectOptions(await screen.findByLabelText('Doctor'), DOCTOR_ID);
}

function showForm() {
  const added: PatientDocument[] = [];
  answerCalls({
    'GET /api/documents/doctors': () => ({ body: DOCTORS }),
  });
  renderPage(<AddDocumentDialog isOpen onClose={() => undefined} onAdded={(one) => added.push(one)} />);
  return added;
}

test('a document goes out with what was typed and one key', async () => {
  const sent = answerUploads(201, aDocument());
  const added = showForm();
  await screen.findByRole('button', { name: 'Add' });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));

  await vi.waitFor(() => expect(added).toHaveLength(1));
  expect(sent).toMatchObject([
    {
      headers: { 'Idempotency-Key': expect.stringMatching(/^[\w-]{36}$/) },
      details: {
        title: 'Blood test of March',
        kind: 'laboratory',
        reportedOn: '2024-03-09',
        sharedWith: 'doctor',
        doctorId: DOCTOR_ID,
      },
    },
  ]);
});

test('a photo that is larger than a document may be is made smaller on its way, and not refused', async () => {
  const sent = answerUploads(201, aDocument());
  vi.stubGlobal('createImageBitmap', async () => ({ width: 12_000, height: 9000, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['small'])));
  const added = showForm();
  await screen.findByRole('button', { name: 'Add' });
  await fillIn(new File([new Uint8Array(DOCUMENT_MAX_BYTES + 1)], 'letter.png', { type: 'image/png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));

  await vi.waitFor(() => expect(added).toHaveLength(1));
  expect(sent[0]?.file).toMatchObject({ name: 'letter.jpg', type: 'image/jpeg', size: 5 });
  vi.unstubAllGlobals();
});

test('what the server refuses stands at the file, what was typed stays, and the next try has the same key', async () => {
  const message = 'This PDF is locked with a password.';
  const { body } = refused(422, 'document_encrypted', message, { document: message });
  const sent = answerUploads(422, body);
  showForm();
  await screen.findByRole('button', { name: 'Add' });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Blood test of March');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Photo or PDF/));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.headers['Idempotency-Key']).toBe(sent[1]?.headers['Idempotency-Key']);
});

test('an empty form says what is needed, and sends nothing', async () => {
  const sent = answerUploads(201, aDocument());
  showForm();
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));

  for (const words of [
    'Choose a photo or a PDF first.',
    'A title is needed.',
    'Choose what it is.',
    'Choose who may see it.',
  ])
    expect(screen.getByText(words)).toBeDefined();
  expect(sent).toEqual([]);
});

test('the list says what each document is, who sees it, and what could not be read', async () => {
  const shared = { with: 'doctor', doctorId: DOCTOR_ID, doctor: 'Dr. Meera Iyer', isOpenNow: true } as const;
  const pages = [...aDocument().pages.slice(0, 1), UNREAD];
  renderPage(<DocumentList documents={[aDocument(), aDocument({ id: DOCTOR_ID, pages, sharing: shared })]} />);

  const [first, second] = await screen.findAllByRole('link');
  expect(first?.textContent).toContain('Laboratory report, 9 Mar 2024. Only you see it.');
  expect(second?.textContent).toContain('Dr. Meera Iyer sees it. Could not be read in full.');
});

test('a long list is short until it is asked for', async () => {
  const many = Array.from({ length: 11 }, (_, index) => aDocument({ id: `${ID.slice(0, -2)}${10 + index}` }));
  renderPage(<DocumentList documents={many} />);

  expect(await screen.findAllByRole('link')).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 11' }));
  expect(screen.getAllByRole('link')).toHaveLength(11);
});

test('a document is read page by page; one that is missing says so', async () => {
  const pages = [...aDocument().pages.slice(0, 1), UNREAD];
  renderPage(<OwnDocument document={aDocument({ pages })} onDeleted={() => undefined} />);

  const picture = await screen.findByRole('img', { name: 'Blood test of March, page 1 of 2' });
  expect(picture.getAttribute('src')).toBe(`/api/documents/${ID}/page?number=1`);
  expect(
    screen.getByText(/Page 2 could not be read and is missing here\. Compare it with the original\./),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('Page 2 could not be read.')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a page that does not arrive says so, and can be asked for again', async () => {
  renderPage(<OwnDocument document={aDocument()} onDeleted={() => undefined} />);
  fireEvent.error(await screen.findByRole('img'));

  expect(screen.getByText('This page could not be loaded.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img')).toBeDefined();
});

test('the patient shares it later, and changes and deletes it', async () => {
  const bodies: unknown[] = [];
  const keep = ({ body }: { body: unknown }) => {
    bodies.push(body);
    return { body: aDocument({ version: 2 }) };
  };
  let isDeleted = false;
  answerCalls({
    'GET /api/documents/doctors': () => ({ body: DOCTORS }),
    [`PUT /api/documents/${ID}/sharing`]: keep,
    [`PUT /api/documents/${ID}`]: keep,
    [`DELETE /api/documents/${ID}`]: () => ({ body: { message: 'The document is deleted.' } }),
  });
  renderPage(<OwnDocument document={aDocument()} onDeleted={() => (isDeleted = true)} />);

  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await userEvent.click(screen.getByRole('radio', { name: 'My doctors' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText(/^Date on the report/)).toHaveProperty('value', '09/03/2024');
  await userEvent.clear(screen.getByLabelText('Title'));
  await userEvent.type(screen.getByLabelText('Title'), 'Old blood test');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

  await vi.waitFor(() => expect(isDeleted).toBe(true));
  expect(bodies).toEqual([
    { sharedWith: 'doctors', doctorId: null, version: 1 },
    { title: 'Old blood test', kind: 'laboratory', reportedOn: '2024-03-09', note: '', version: 1 },
  ]);
});

test('a doctor opens what is shared, and reads that nobody has checked it', async () => {
  const theirs = aDocument({ sharing: null, can: { change: false }, note: 'Was I fasting? No.' });
  answerCalls({ [`GET /api/patients/${PATIENT_ID}/documents`]: () => ({ body: [theirs] }) });
  renderPage(<SharedDocuments patientId={PATIENT_ID} />);

  const row = await screen.findByRole('button', { name: /Blood test of March/ });
  expect(row.textContent).toContain('Laboratory report, 9 Mar 2024, 2 pages');
  await userEvent.click(row);
  const dialog = within(screen.getByRole('dialog', { name: 'Blood test of March' }));
  expect(dialog.getByText(/Added by the patient; nobody here has checked it\./)).toBeDefined();
  expect(dialog.getByText('The patient writes: Was I fasting? No.')).toBeDefined();
  expect(dialog.getByRole('img', { name: 'Blood test of March, page 1 of 2' })).toBeDefined();
});

test('a doctor with whom nothing is shared reads that', async () => {
  answerCalls({ [`GET /api/patients/${PATIENT_ID}/documents`]: () => ({ body: [] }) });
  renderPage(<SharedDocuments patientId={PATIENT_ID} />);
  expect(await screen.findByText('The patient shares no document with you.')).toBeDefined();
});
