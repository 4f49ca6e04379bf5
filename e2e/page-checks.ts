// What must hold on every page, whatever the journey: `test` fails on its own when the browser complains.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { screenAt } from '#contract/screens.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export { expect };

type Checks = {
  /** As a phone on a small plan: nothing is fetched ahead. The symptom engine alone takes half a second of a page's life. */
  savesData: boolean;
  /** Complaints that a journey provokes on purpose. */
  expectedComplaints: RegExp[];
  savingData: undefined;
  noComplaints: undefined;
};

export const test = base.extend<Checks>({
  savesData: [true, { option: true }],
  savingData: [
    async ({ context, savesData }, use) => {
      if (savesData) await saveData(context);
      await use(undefined);
    },
    { auto: true },
  ],
  expectedComplaints: [[], { option: true }],
  noComplaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      // A breach of the content security policy arrives as a console error too.
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal(message))
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (problem) => complaints.push(problem.error().message));
      await use(undefined);
      const unexpected = complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the browser console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export const saveData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** As people go: by a link of the page they are on where there is one, else by its address. */
export async function turnTo(page: Page, address: string) {
  const link = page.locator(`nav a[href="${address}"]:visible`).first();
  if ((await link.count()) > 0) await link.click();
  else await page.goto(address);
}

/** The shorter of its two files: each page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function expectNoAxeFindings(page: Page) {
  // Laid into a page once, however often it is asked.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const findings = await page.evaluate(async () => {
    // Only what is wrong is worked out: a third of the time, the same findings.
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
    );
  });
  expect(findings, `accessible: ${new URL(page.url()).pathname}`).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page) {
  const { content, room } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { content: scrollWidth, room: clientWidth };
  });
  expect(content, `fits the screen: ${new URL(page.url()).pathname}`).toBeLessThanOrEqual(room);
}

/** The browser reports every 4xx answer as an error; from our own endpoints it is a plain "no". */
function isRefusal(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url || 'about:blank');
  if (!pathname.startsWith('/api/') || !/status of 4\d\d/.test(message.text())) return false;
  return !/status of 401/.test(message.text()) || mayBe401(pathname, message.page());
}

/** A wrong password, or a session that ended. A visitor is never asked to log in by a call they did not make. */
function mayBe401(endpoint: string, page: Page | null): boolean {
  if (endpoint === '/api/session') return false;
  const screen = screenAt(new URL(page?.url() ?? 'about:blank').pathname);
  return screen?.for !== 'everyone' || /\/(login|second-factor)$/.test(endpoint);
}
