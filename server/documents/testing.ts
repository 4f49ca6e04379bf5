// Documents for tests, and the files from which they are made.
import type { NewDocument, PatientDocument } from '#contract/patients/documents.ts';
import { writePdf } from '../demo/documents/write-pdf.ts';
import type { TestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';
import { aForm } from '../triage/testing-photos.ts';
import { addDocument } from './add-document.ts';
import type { ReadDocument } from './files/read-document.ts';

export const aPdf = (pages = 1): Buffer =>
  writePdf(Array.from({ length: pages }, (_, index) => [`Laboratory report, page ${index + 1}`, 'Haemoglobin 12.9']));

/** With an /Encrypt entry that asks for a password nobody has. */
export function aLockedPdf(): Buffer {
  const key = 'a1'.repeat(32);
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -44 >>`;
  const id = '<00112233445566778899aabbccddeeff>';
  const text = aPdf().toString('latin1');
  return Buffer.from(text.replace('/Root 1 0 R', `/Root 1 0 R /Encrypt ${encrypt} /ID [${id} ${id}]`), 'latin1');
}

/** The second page is a text where a page should be. */
export const aPdfWithBrokenPage = (): Buffer =>
  Buffer.from(
    aPdf(3)
      .toString('latin1')
      .replace(/7 0 obj\n<<.*>>\n/, (page) => '7 0 obj\n(no page)\n'.padEnd(page.length)),
    'latin1',
  );

export const A_REPORT: NewDocument = { title: 'Blood test of March', kind: 'laboratory', sharedWith: 'nobody' };

/** Already read, so that a test need not draw. */
export const READ: ReadDocument = {
  source: 'photo',
  pages: [{ state: 'read', jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xd9]), width: 3, height: 4 }],
};

export const aDocument = (
  { deps }: Pick<TestApp, 'deps'>,
  { actor }: Pick<Patient, 'actor'>,
  changes: Partial<NewDocument> = {},
  read: ReadDocument = READ,
): Promise<PatientDocument> => addDocument(deps, actor, { ...A_REPORT, ...changes }, read);

/** As a browser sends it. */
export const aDocumentForm = (file: Buffer | undefined, details: object = A_REPORT) =>
  aForm({ ...(file && { image: file }), field: 'document', text: { details: JSON.stringify(details) } });
