// A notice on a locked phone: turned on under You, sent by the server to a push service, shown by the service worker, tapped.
//
// A browser without a window subscribes at no push service: Chromium asks Google's, which a test must not reach. So the
// browser's keys and address are the test's own: its push service (RFC 8030) takes what the server sends, opens it as a browser
// would (RFC 8291), and hands it to the real service worker through the developer tools.
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { makeBrowser, openTaker, readAuthorization } from '#server/channels/testing.ts';
import { logIn } from './login.ts';
import { logInNewPatient, send } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { test } from './people.ts';
import { unfold } from './unfold.ts';

test.use({ serviceWorkers: 'allow', savesData: false });
test.describe.configure({ timeout: 90_000 });

type Browser = ReturnType<typeof makeBrowser>;
type Shown = { title: string; body: string; tag: string };
type WorkerHere = {
  shown: Shown[];
  opened: string[];
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: { openWindow(address: string): Promise<unknown> };
  dispatchEvent(event: Event): boolean;
};

/** What the browser would do at its push service. */
async function subscribeAt(page: Page, address: string, { keys }: Browser) {
  await page.addInitScript(
    ({ endpoint, given }) => {
      let isOn = false;
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: given }),
        unsubscribe: async () => (isOn = false),
      } as unknown as PushSubscription;
      Object.defineProperty(Notification, 'permission', { get: () => (isOn ? 'granted' : 'default') });
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.getSubscription = async () => (isOn ? subscription : null);
      PushManager.prototype.subscribe = async () => {
        isOn = true;
        return subscription;
      };
    },
    { endpoint: address, given: keys },
  );
}

/** Notes what the worker shows and opens: only a browser with a window draws the one and lets a tap do the other. */
const watch = (worker: Worker) =>
  worker.evaluate(() => {
    const here = self as unknown as WorkerHere;
    here.shown = [];
    here.opened = [];
    here.registration.showNotification = async (title, options) => {
      here.shown.push({ title, ...(options as Omit<Shown, 'title'>) });
    };
    here.clients.openWindow = async (address) => here.opened.push(address);
  });

const tap = (worker: Worker, link: string) =>
  worker.evaluate((data) => {
    const here = self as unknown as WorkerHere;
    const event = new Event('notificationclick');
    Object.assign(event, {
      notification: { close: () => undefined, data: { link: data } },
      waitUntil: () => undefined,
    });
    here.dispatchEvent(event);
  }, link);

async function hand(context: BrowserContext, page: Page, data: string) {
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (one) found(one.registrationId);
    }),
  );
  await tools.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

test('a message of the clinic reaches the phone without a word of it, and a tap leads to it', async ({
  page,
  context,
  anotherBrowser,
}) => {
  const service = await openTaker();
  const browser = makeBrowser();
  await subscribeAt(page, `${service.url}/push/one`, browser);
  await logInNewPatient(page);
  await page.goto('/you');
  const card = page.getByRole('region', { name: 'How we tell you' });
  await unfold(page, 'How we tell you');
  await expect(card).toContainText('SMS and WhatsApp are not set up at this clinic.');
  await card.getByRole('switch', { name: 'Notices on this device' }).click();
  await expect(card.getByRole('switch', { name: 'Notices on this device' })).toBeChecked();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await watch(worker);

  const { id } = await send(page.request, 'POST', '/api/inbox', {
    doctorId: null,
    message: 'When does the desk open?',
  });
  const desk = await anotherBrowser();
  await logIn(desk, 'staff');
  const thread = await (await desk.request.get(`/api/inbox/${id}`)).json();
  const answer = {
    message: 'At eight, Dr. Nair is in then.',
    seen: thread.messages.at(-1).id,
    version: thread.version,
  };
  await send(desk.request, 'POST', `/api/inbox/${id}/replies`, answer);

  await expect.poll(() => service.taken.length, { timeout: 15_000 }).toBe(1);
  const [taken] = service.taken;
  expect(taken).toMatchObject({ method: 'POST', path: '/push/one', headers: { 'content-encoding': 'aes128gcm' } });
  expect(readAuthorization(String(taken?.headers.authorization))).toMatchObject({ aud: service.url });
  const news = browser.open(taken?.body as Buffer);

  await hand(context, page, JSON.stringify(news));
  const shown = () => worker.evaluate(() => (self as unknown as WorkerHere).shown);
  await expect.poll(shown).toMatchObject([{ title: 'Nadi', body: 'You have a new message. Open the app to read it.' }]);
  expect(JSON.stringify(await shown())).not.toMatch(/Nair|eight|desk open/);

  await tap(worker, news.link);
  const opened = () => worker.evaluate(() => (self as unknown as WorkerHere).opened);
  await expect.poll(opened).toEqual([expect.stringMatching(/\/messages\/desk$/)]);
  await page.goto((await opened())[0] ?? '');
  await expect(page.getByText('At eight, Dr. Nair is in then.')).toBeVisible();
  await service.close();
});

test('You stays short with it, and the administrator sees what was sent', { tag: '@full' }, async ({
  page,
  anotherBrowser,
}) => {
  await logInNewPatient(page);
  await page.goto('/you');
  await expect(page.getByRole('heading', { name: 'How we tell you' })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / 844).toBeLessThanOrEqual(2.5);

  await unfold(page, 'How we tell you');
  await expect(page.getByLabel('Notices on this device')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Messages by e-mail' }).uncheck();
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await page.getByLabel('Quiet until').selectOption('08:00');
  await expect(page.getByLabel('Quiet until')).toHaveValue('08:00');
  await expectNoAxeFindings(page);
  await page.reload();
  await unfold(page, 'How we tell you');
  await expect(page.getByRole('checkbox', { name: 'Messages by e-mail' })).not.toBeChecked();
  await expect(page.getByLabel('Quiet until')).toHaveValue('08:00');

  const admin = await anotherBrowser();
  await logIn(admin, 'admin');
  await admin.goto('/admin/mails');
  await expect(admin.getByRole('region', { name: 'Phone notices and texts' })).toBeVisible();
  await expectNoAxeFindings(admin);
});
