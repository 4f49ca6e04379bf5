import {
  listCallBacks as listCallBacksContract,
  recordCall as recordCallContract,
} from '#contract/labs/lab-call-backs.ts';
import * as contract from '#contract/labs/lab-orders.ts';
import { readResultSheet as readResultSheetContract } from '#contract/labs/lab-results.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Http, Route } from '../platform/route.ts';
import { listCallBacks } from './call-backs/list-call-backs.ts';
import { recordCall } from './call-backs/record-call.ts';
import { cancelOrder } from './cancel-order.ts';
import { collectSample } from './collect-sample.ts';
import { enterResult } from './enter-result.ts';
import { readLabOrder } from './find-order.ts';
import { listLabOrders } from './list-lab-orders.ts';
import { listLabReports } from './list-lab-reports.ts';
import { listLabTests } from './list-lab-tests.ts';
import { readResultSheet } from './read-result-sheet.ts';
import { openReport } from './reports/open-report.ts';
import { uploadReport } from './reports/upload-report.ts';
import { releaseResult, reviewResult } from './review-result.ts';
import { takeOrder } from './take-order.ts';

const PAGE = 50;

export function labRoutes(route: Route): void {
  route(contract.listLabTests, (deps) => listLabTests(deps));
  route(contract.listLabOrders, async (deps, actor, { query }, http) => {
    const limit = query.limit ?? PAGE;
    const orders = await listLabOrders(deps, actor, { ...query, limit });
    if (orders.length === limit && query.list !== 'to-review') nextPage(http, orders.at(-1)?.id);
    return orders;
  });
  route(contract.readLabOrder, (deps, actor, { params }) => readLabOrder(deps, actor, params.id));
  route(contract.takeLabOrder, (deps, actor, { params, body }) => takeOrder(deps, actor, params.id, body));
  route(contract.collectSample, (deps, actor, { params }) => collectSample(deps, actor, params.id));
  route(contract.enterLabResult, (deps, actor, { params, body }) => enterResult(deps, actor, params.id, body));
  route(contract.uploadLabReport, (deps, actor, { params, body }, { upload }) =>
    uploadReport(deps, actor, params.id, { ...body, bytes: upload?.bytes ?? null }),
  );
  route(contract.openLabReport, async (deps, actor, { params }, http) => {
    sendPdf(http, await openReport(deps, actor, params.id));
    return '';
  });
  route(contract.reviewLabResult, (deps, actor, { params, body }) => reviewResult(deps, actor, params.id, body));
  route(contract.releaseLabResult, (deps, actor, { params }) => releaseResult(deps, actor, params.id));
  route(contract.cancelLabOrder, (deps, actor, { params, body }) => cancelOrder(deps, actor, params.id, body.reason));
  route(readResultSheetContract, (deps, actor, { params }) => readResultSheet(deps, actor, params.id));
  route(listCallBacksContract, (deps, actor) => listCallBacks(deps, actor));
  route(recordCallContract, (deps, actor, { params, body }) => recordCall(deps, actor, params.id, body));
  route(contract.listLabReports, (deps, actor, { params }) => listLabReports(deps, actor, params.id));
}

function sendPdf({ reply }: Http, pdf: Buffer): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'application/pdf',
    'content-length': pdf.length,
    'content-disposition': 'inline; filename="report.pdf"',
  });
  reply.raw.end(pdf);
}
