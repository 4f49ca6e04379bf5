// People meet in a video visit, in real browsers with made-up cameras: their pictures and their sound arrive, whatever happens to
// the network, the pages and the server in between. One visit for all of it; each journey begins where the last one ended.
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';
import { aVideoVisit, type StorageState, startVideoClinic, type VideoClinic, type VideoVisit } from './video-clinic.ts';
import { hasCoturn, type Relay, startRelay, TURN_SECRET } from './video-relay.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });
/** Once with the doctor at a desk and the patient on a phone, and once the other way round. The call is always dark. */
const isTried = () => ['desk', 'phone'].includes(test.info().project.name);
test.beforeEach(() => test.skip(!isTried(), 'The same by day and by night.'));

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const DESK = { viewport: { width: 1440, height: 900 } };

let clinic: VideoClinic;
let relay: Relay | null = null;
let visit: VideoVisit;
const open: BrowserContext[] = [];

test.beforeAll(async () => {
  if (!isTried()) return;
  test.setTimeout(300_000);
  relay = hasCoturn() ? await startRelay() : null;
  clinic = await startVideoClinic(relay ? { TURN_URLS: relay.url, TURN_SECRET } : {});
  visit = await aVideoVisit(clinic.url);
});
test.afterAll(async () => {
  await Promise.all(open.map((context) => context.close()));
  await clinic?.stop();
  await relay?.stop();
});

type Opened = { as?: StorageState; view: object; isRelayed?: boolean };

/** A browser of its own. `isRelayed`: no way but through the relay. */
async function aPage(browser: Browser, { as, view, isRelayed = false }: Opened): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: clinic.url, serviceWorkers: 'block', reducedMotion: 'reduce', ...view },
    ...(as ? { storageState: as } : {}),
  });
  open.push(context);
  await context.addInitScript((relayed) => {
    const Native = window.RTCPeerConnection;
    const all: RTCPeerConnection[] = [];
    Object.assign(window, { connections: all });
    window.RTCPeerConnection = class extends Native {
      constructor(given?: RTCConfiguration) {
        super(relayed ? { ...given, iceTransportPolicy: 'relay' } : given);
        all.push(this);
      }
    };
  }, isRelayed);
  await context.addInitScript(pretendDevices);
  return context.newPage();
}

/** What a browser without a window has not: a screen to share, drawn here, and a second camera, which is the first one again. */
function pretendDevices() {
  const { mediaDevices } = navigator;
  if (!mediaDevices) return;
  const [enumerate, getUserMedia] = [
    mediaDevices.enumerateDevices.bind(mediaDevices),
    mediaDevices.getUserMedia.bind(mediaDevices),
  ];
  const facings: unknown[] = [];
  Object.assign(window, { facings });
  mediaDevices.enumerateDevices = async () => {
    const all = await enumerate();
    return [...all, ...all.filter(({ kind }) => kind === 'videoinput').slice(0, 1)];
  };
  mediaDevices.getUserMedia = (wanted) => {
    const video = wanted?.video;
    if (video && typeof video === 'object') facings.push(video.facingMode);
    return getUserMedia(wanted);
  };
  mediaDevices.getDisplayMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 640 });
    const pen = canvas.getContext('2d');
    let shade = 0;
    setInterval(() => {
      shade = (shade + 8) % 256;
      if (pen) pen.fillStyle = `rgb(${shade} 90 90)`;
      pen?.fillRect(0, 0, 320, 640);
    }, 100);
    return canvas.captureStream(10);
  };
}

const views = () =>
  test.info().project.name === 'phone' ? { doctor: PHONE, patient: DESK } : { doctor: DESK, patient: PHONE };
const doctorPage = (browser: Browser, isRelayed = false) =>
  aPage(browser, { as: visit.doctor, view: views().doctor, isRelayed });
const patientPage = (browser: Browser, isRelayed = false) =>
  aPage(browser, { as: visit.patient, view: views().patient, isRelayed });
const goToVisit = (page: Page) => page.goto(`/visit/${visit.id}`);

type Received = { frames: number; sound: number; isRelayed: boolean };

/** What the connections that are not closed have received so far. */
const received = (page: Page): Promise<Received[]> =>
  page.evaluate(async () => {
    const all = (window as unknown as { connections: RTCPeerConnection[] }).connections;
    const found: Received[] = [];
    for (const connection of all.filter(({ connectionState }) => connectionState === 'connected')) {
      const one = { frames: 0, sound: 0, isRelayed: false };
      const stats = [...(await connection.getStats()).values()];
      for (const stat of stats) {
        if (stat.type === 'inbound-rtp' && stat.kind === 'video') one.frames += stat.framesDecoded ?? 0;
        if (stat.type === 'inbound-rtp' && stat.kind === 'audio') one.sound += stat.bytesReceived ?? 0;
        if (stat.type === 'candidate-pair' && stat.nominated && stat.state === 'succeeded') {
          one.isRelayed = stats.find(({ id }) => id === stat.localCandidateId)?.candidateType === 'relay';
        }
      }
      found.push(one);
    }
    return found;
  });

/** Picture (unless only sound is asked for) and sound of so many people arrive, and go on arriving. */
async function expectMedia(page: Page, people: number, { timeout = 20_000, isSoundOnly = false } = {}) {
  let first: Received[] = [];
  const hasGrown = (now: Received, since: Received | undefined) =>
    since !== undefined && now.sound > since.sound && (isSoundOnly || now.frames > since.frames);
  await expect
    .poll(
      async () => {
        const now = await received(page);
        // Who comes, goes or begins anew counts from there.
        const isAnew = now.length !== first.length || now.some(({ sound }, at) => sound < (first[at]?.sound ?? 0));
        if (isAnew) first = now;
        return now.filter((one, at) => hasGrown(one, first[at])).length;
      },
      { timeout, intervals: [500] },
    )
    .toBe(people);
}

/** On a machine that is busy with other things the seconds are noted, and only three times as many are too many. */
function expectWithin(limit: number, taken: number, what: string) {
  const load = (loadavg()[0] ?? 0) / availableParallelism();
  const isBusy = load > 1.5;
  const busy = isBusy ? ` on a busy machine, load ${load.toFixed(1)} a core` : '';
  test.info().annotations.push({ type: 'seconds', description: `${what}: ${taken.toFixed(1)}${busy}` });
  expect(taken, what).toBeLessThan(isBusy ? 3 * limit : limit);
}

const stage = (page: Page) => page.locator('section[data-phase]');
const seconds = async (work: () => Promise<unknown>) => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
};

let doctor: Page;
let patient: Page;

/** Both sides from the start, as after the waiting room. */
async function meet(browser: Browser, isRelayed = false) {
  [doctor, patient] = [await doctorPage(browser, isRelayed), await patientPage(browser, isRelayed)];
  await Promise.all([goToVisit(doctor), goToVisit(patient)]);
  await Promise.all([expectMedia(doctor, 1), expectMedia(patient, 1)]);
}

async function part() {
  await Promise.all([doctor, patient].map((page) => page.context().close()));
}

test('the patient agrees and waits, the doctor lets in, and both see and hear each other @full', async ({
  browser,
}) => {
  [doctor, patient] = [await doctorPage(browser), await patientPage(browser)];
  await Promise.all([goToVisit(doctor), goToVisit(patient)]);
  await patient.getByLabel('Where you are now').fill('12 Lake Road, Pune');
  await patient.getByLabel('I agree to this video visit').check();
  await patient.getByRole('button', { name: 'I am ready' }).click();
  await expect(patient.getByRole('heading', { name: 'You are next.' })).toBeVisible();
  await doctor.getByRole('button', { name: 'Let in', exact: true }).click();
  await Promise.all([expectMedia(doctor, 1), expectMedia(patient, 1)]);
  await expect(stage(patient)).toHaveAttribute('data-phase', 'connected');
  await expect(patient.getByRole('link', { name: /^Call \d+/ }).first()).toBeVisible();
  await expectNoAxeFindings(patient);
  await expectNoSidewaysScroll(patient);
});

test('what one writes and shows stands on the other side, and the camera can be put off @full', async () => {
  await patient.getByLabel(/^Write to/).fill('It hurts on the left.');
  await patient.getByRole('button', { name: 'Send' }).click();
  await expect(doctor.getByText('It hurts on the left.')).toBeVisible();
  const picture = await patient.screenshot({ type: 'jpeg', quality: 60 });
  await patient
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'arm.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(doctor.getByRole('img', { name: /^Photo of/ })).toBeVisible();
  await patient.getByRole('button', { name: 'Camera off' }).click();
  await expect(doctor.getByLabel(/^Sound of/)).toBeAttached();
  await expectMedia(doctor, 1, { isSoundOnly: true });
  await patient.getByRole('button', { name: 'Camera on' }).click();
  await expectMedia(doctor, 1);
});

test('a shared screen is seen whole on the other side, until it is not shared any more @full', async () => {
  const shown = patient.locator('figure video').first();
  const fit = () => shown.evaluate((video) => getComputedStyle(video).objectFit);
  const isTall = () =>
    shown.evaluate((video) => (video as HTMLVideoElement).videoHeight > (video as HTMLVideoElement).videoWidth);
  await doctor.getByRole('button', { name: 'Share screen' }).click();
  await expect.poll(fit).toBe('contain');
  await expect.poll(isTall, { timeout: 20_000 }).toBe(true);
  await expectMedia(patient, 1);
  await doctor.getByRole('button', { name: 'Stop sharing' }).click();
  await expect.poll(fit).toBe('cover');
  await expect.poll(isTall, { timeout: 20_000 }).toBe(false);
});

test('the camera is flipped to the other side and back, and the picture goes on @full', async () => {
  const facings = () => patient.evaluate(() => (window as unknown as { facings: unknown[] }).facings.at(-1));
  const isMirrored = () =>
    patient.getByLabel('Your own picture').evaluate((video) => getComputedStyle(video).transform !== 'none');
  expect(await isMirrored()).toBe(true);
  await patient.getByRole('button', { name: 'Flip' }).click();
  await expect.poll(facings).toBe('environment');
  await expect.poll(isMirrored).toBe(false);
  await expectMedia(doctor, 1);
  await patient.getByRole('button', { name: 'Flip' }).click();
  await expect.poll(facings).toBe('user');
  await expectMedia(doctor, 1);
});

test('a doctor whose page crashes opens it anew, and is back in the visit at once @full', async () => {
  const session = await doctor.context().newCDPSession(doctor);
  void session.send('Page.crash').catch(() => undefined);
  await expect(stage(patient)).toHaveAttribute('data-phase', 'lost', { timeout: 20_000 });
  const context = doctor.context();
  doctor = await context.newPage();
  const from = performance.now();
  await goToVisit(doctor);
  await Promise.all([expectMedia(doctor, 1), expectMedia(patient, 1)]);
  expectWithin(8, (performance.now() - from) / 1000, 'back after a crash');
});

test('a page that is loaded anew, of either side, is back in the visit within five seconds @full', async () => {
  for (const page of [patient, doctor]) {
    const from = performance.now();
    await page.reload({ waitUntil: 'commit' });
    // The page is new, and so is all that it has received.
    const arrived = async () => (await received(page)).some(({ frames, sound }) => frames > 0 && sound > 0);
    await expect.poll(arrived, { timeout: 20_000, intervals: [100] }).toBe(true);
    expectWithin(5, (performance.now() - from) / 1000, 'back after a reload');
    await Promise.all([expectMedia(patient, 1), expectMedia(doctor, 1)]);
  }
});

test('a second tab takes over, and the first one says so @full', async () => {
  const second = await patient.context().newPage();
  await goToVisit(second);
  await expectMedia(second, 1);
  await expect(patient.getByText('You opened this visit in another tab or on another device.')).toBeVisible();
  await patient.getByRole('button', { name: 'Go on here' }).click();
  await expectMedia(patient, 1);
  await expect(second.getByText('You opened this visit in another tab or on another device.')).toBeVisible();
  await second.close();
});

/** Asked in by the patient, as far as the waiting room. */
async function aGuest(browser: Browser, name: string): Promise<{ guest: Page; link: URL }> {
  await patient.getByRole('button', { name: 'Ask someone in' }).click();
  await patient.getByLabel('Name of the guest').fill(name);
  await patient.getByRole('button', { name: 'Make a link' }).click();
  await expect(patient.getByText(`Send this link to ${name}.`)).toBeVisible();
  const link = new URL((await patient.locator('code').textContent()) ?? '');
  const guest = await aPage(browser, { view: PHONE });
  await guest.goto(`${link.pathname}${link.hash}`);
  await guest.getByRole('button', { name: 'Open the visit' }).click();
  await guest.getByLabel('I agree').check();
  await expectNoAxeFindings(guest);
  await guest.getByRole('button', { name: 'Ask to be let in' }).click();
  await expect(guest.getByText('Please wait.')).toBeVisible();
  return { guest, link };
}

test('a guest comes by a link, is let in, meets both, a second one makes four, and both are put out @full', async ({
  browser,
}) => {
  const { guest, link } = await aGuest(browser, 'Nikhil Rao');
  expect(await received(guest)).toEqual([]);
  await doctor.getByRole('button', { name: 'Let in Nikhil Rao' }).click();
  await Promise.all([expectMedia(guest, 2), expectMedia(doctor, 2), expectMedia(patient, 2)]);
  await expectNoSidewaysScroll(guest);
  await guest.reload();
  await Promise.all([expectMedia(guest, 2), expectMedia(doctor, 2)]);
  const twice = await aPage(browser, { view: PHONE });
  await twice.goto(`${link.pathname}${link.hash}`);
  await twice.getByRole('button', { name: 'Open the visit' }).click();
  await expect(twice.getByText('This link has been used or is too old.')).toBeVisible();
  await twice.context().close();

  const { guest: second } = await aGuest(browser, 'Lata Menon');
  await doctor.getByRole('button', { name: 'Let in Lata Menon' }).click();
  const everyone = [doctor, patient, guest, second];
  await Promise.all(everyone.map((page) => expectMedia(page, 3, { timeout: 60_000 })));
  for (const page of [doctor, patient]) {
    await expectNoSidewaysScroll(page);
    await expectNoAxeFindings(page);
  }

  for (const [name, page] of [
    ['Nikhil Rao', guest],
    ['Lata Menon', second],
  ] as const) {
    await patient.getByRole('button', { name: `Put out ${name}` }).click();
    await expect(page.getByText('You were put out of this visit.')).toBeVisible();
  }
  await Promise.all([expectMedia(doctor, 1), expectMedia(patient, 1)]);
  await Promise.all([guest, second].map((page) => page.context().close()));
});

test('the server is killed and starts again: the call goes on, and so does the chat @full', async () => {
  await clinic.kill();
  await expectMedia(doctor, 1);
  await clinic.start();
  await Promise.all([expectMedia(doctor, 1), expectMedia(patient, 1)]);
  await patient.getByLabel(/^Write to/).fill('Still here.');
  await patient.getByRole('button', { name: 'Send' }).click();
  await expect(doctor.getByText('Still here.')).toBeVisible({ timeout: 20_000 });
});

test('the picture that does not come is chosen away and back by hand, with its times in the record @full', async () => {
  await doctor.getByRole('button', { name: 'Sound', exact: true }).click();
  await expect(stage(patient)).toHaveAttribute('data-mode', 'audio');
  await expect(patient.getByText('Picture off')).toBeVisible();
  await expectMedia(patient, 1, { isSoundOnly: true });
  await doctor.getByRole('button', { name: 'Video', exact: true }).click();
  await expectMedia(patient, 1);
  await part();
});

test.describe('through the relay alone', () => {
  test.beforeEach(() => {
    test.skip(!hasCoturn(), "There is no coturn here: install Debian's package to try the relay.");
  });

  test('both meet with no other way @full', async ({ browser }) => {
    await meet(browser, true);
    for (const page of [doctor, patient]) {
      expect((await received(page)).map(({ isRelayed }) => isRelayed)).toEqual([true]);
    }
  });

  test('a network that is cut for ten seconds is said to be lost within three, and heals within five of its return @full', async () => {
    relay?.cut();
    await Promise.all([doctor, patient].map((page) => page.context().setOffline(true)));
    const lost = await seconds(() =>
      Promise.all(
        [doctor, patient].map((page) => expect(stage(page)).toHaveAttribute('data-phase', 'lost', { timeout: 9000 })),
      ),
    );
    await doctor.waitForTimeout(Math.max(0, 10_000 - lost * 1000));
    relay?.mend();
    await Promise.all([doctor, patient].map((page) => page.context().setOffline(false)));
    const healed = await seconds(() =>
      Promise.all([expectMedia(doctor, 1, { isSoundOnly: true }), expectMedia(patient, 1, { isSoundOnly: true })]),
    );
    expectWithin(3, lost, 'seen as lost');
    expectWithin(5, healed, 'healed');
    await Promise.all([expectMedia(doctor, 1), expectMedia(patient, 1)]);
  });

  test('another network, with another address, finds a new way without a new connection @full', async () => {
    const made = (page: Page) =>
      page.evaluate(() => (window as unknown as { connections: RTCPeerConnection[] }).connections.length);
    await expect(stage(patient)).toHaveAttribute('data-phase', 'connected', { timeout: 30_000 });
    const before = await Promise.all([made(doctor), made(patient)]);
    relay?.changeAddresses();
    await expect(stage(patient)).toHaveAttribute('data-phase', 'lost', { timeout: 9000 });
    const healed = await seconds(() =>
      Promise.all([expectMedia(doctor, 1, { isSoundOnly: true }), expectMedia(patient, 1, { isSoundOnly: true })]),
    );
    expectWithin(6, healed, 'a new way was found');
    expect(await Promise.all([made(doctor), made(patient)])).toEqual(before);
  });

  test('60 kbit/s falls to sound, and comes back to video when there is more @full', async () => {
    await expect(stage(patient)).toHaveAttribute('data-mode', 'video', { timeout: 30_000 });
    relay?.narrow(60_000);
    await expect(stage(patient)).toHaveAttribute('data-mode', 'audio', { timeout: 40_000 });
    await expect(doctor.getByText('Weak network: sound only now')).toBeVisible();
    await expectMedia(doctor, 1, { isSoundOnly: true, timeout: 30_000 });
    relay?.narrow(null);
    await expect(stage(patient)).toHaveAttribute('data-mode', 'video', { timeout: 90_000 });
    await Promise.all([expectMedia(doctor, 1), expectMedia(patient, 1)]);
    await part();
  });

  test('a first connection that finds no way goes down to chat, says so, and can be tried again @full', async ({
    browser,
  }) => {
    relay?.cut();
    [doctor, patient] = [await doctorPage(browser, true), await patientPage(browser, true)];
    await Promise.all([goToVisit(doctor), goToVisit(patient)]);
    await expect(patient.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 30_000 });
    await expect(stage(patient)).toHaveAttribute('data-mode', 'chat', { timeout: 40_000 });
    relay?.mend();
    await patient.getByRole('button', { name: 'Try again' }).first().click();
    await Promise.all([expectMedia(doctor, 1, { timeout: 40_000 }), expectMedia(patient, 1, { timeout: 40_000 })]);
    await part();
  });
});
