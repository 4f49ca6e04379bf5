import * as contract from '#contract/patients/documents.ts';
import type { Http, Route } from '../platform/route.ts';
import { addDocument, readSentDocument } from './add-document.ts';
import { changeDocument, shareDocument, withdrawDocument } from './change-document.ts';
import { listDocumentDoctors, listDocuments } from './list-documents.ts';
import { openPage } from './open-page.ts';

export function documentRoutes(route: Route): void {
  route(contract.listDocuments, (deps, actor, { params }) => listDocuments(deps, actor, params.id));
  route(contract.listDocumentDoctors, (deps, actor) => listDocumentDoctors(deps, actor));
  route(contract.addDocument, {
    before: (deps, actor, { body }, { upload }) => readSentDocument(deps, actor, body, upload?.bytes),
    handle: (deps, actor, { body }, _http, read) => addDocument(deps, actor, body, read),
  });
  route(contract.changeDocument, (deps, actor, { params, body }) => changeDocument(deps, actor, params.id, body));
  route(contract.shareDocument, (deps, actor, { params, body }) => shareDocument(deps, actor, params.id, body));
  route(contract.withdrawDocument, async (deps, actor, { params }) => {
    await withdrawDocument(deps, actor, params.id);
    return { message: 'The document is deleted.' };
  });
  route(contract.openDocumentPage, async (deps, actor, { params, query }, http) => {
    const number = query.number ?? 1;
    sendPage(http, await openPage(deps, actor, params.id, number), number);
    return '';
  });
}

function sendPage({ reply }: Http, jpeg: Buffer, number: number): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'image/jpeg',
    'content-length': jpeg.length,
    // Opened by itself it is a picture and nothing else; no title stands in its name.
    'content-disposition': `inline; filename="page-${number}.jpg"`,
  });
  reply.raw.end(jpeg);
}
