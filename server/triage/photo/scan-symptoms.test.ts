import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeIntoCare, trailAbout } from '#server/patients/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { type AppWithModel, COLD, PROVIDERS, startAppWithModel } from '../testing.ts';
import { aFlatPng, aForm, aHeic, aJpeg, aJpegWithMetadata, aPng, aWebp } from '../testing-photos.ts';

const NO_MODEL = /^Here no computer looks at photos, so nobody has looked at yours yet\./;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Sent = Parameters<typeof aForm>[0];
const scanIn = (where: TestApp, sent: Sent, cookie?: string) => {
  const { payload, type } = aForm(sent);
  return where.as(cookie).post('/api/symptoms/scan', payload, { 'content-type': type });
};
const scan = (sent: Sent, cookie?: string) => scanIn(app, sent, cookie);
const photos = () => app.db.selectFrom('triage_photos').selectAll().execute();

describe('a photo', () => {
  test.each([
    ['JPEG', aJpeg],
    ['PNG', aPng],
    ['WebP', aWebp],
  ])('may be %s', async (_kind, make) => {
    const answer = await scan({ image: await make() });
    expect([answer.statusCode, answer.json().scan?.imageType]).toEqual([200, 'image/jpeg']);
  });

  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['HEIC is told how to become a JPEG', 'image_is_heic', aHeic],
    ['a drawing in SVG', 'image_unreadable', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', 'image_unreadable', () => Buffer.from('GIF89a and so on')],
    ['a PDF under the name of a photo', 'image_unreadable', () => Buffer.from('%PDF-1.7 and so on')],
    ['half a JPEG', 'image_unreadable', async () => (await aJpeg()).subarray(0, 900)],
    ['the first bytes of a JPEG and nonsense', 'image_unreadable', () => Buffer.from('ffd8ffe0cafebabe', 'hex')],
    ['more than 25 megapixels', 'image_too_many_pixels', () => aFlatPng(6000, 4200)],
    ['an empty file', 'image_needed', () => Buffer.alloc(0)],
  ])('anything else is refused with what to do: %s', async (_what, code, make) => {
    const answer = await scan({ image: await make() });
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  });

  test('has at most 10 MB', async () => {
    const answer = await scan({ image: Buffer.concat([await aJpeg(), Buffer.alloc(10_000_000)]) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'image_too_large']);
  });

  test('is needed, alone, and under its name', async () => {
    expect((await scan({})).json().code).toBe('image_needed');
    expect((await scan({ image: await aJpeg(), field: 'file' })).json().fields).toEqual({
      file: 'This field is not known.',
    });
    expect((await scan({ image: await aJpeg(), text: { surprise: '1' } })).json().fields).toEqual({
      surprise: 'This field is not known.',
    });
    expect((await scan({ image: await aJpeg(), text: { details: 'not JSON' } })).json().fields).toEqual({
      details: 'This must be JSON.',
    });
  });

  test.each<[string, Parameters<typeof aJpeg>[0], RegExp]>([
    ['blurred', { blur: 14 }, /blurred\. Hold the camera still/],
    ['too dark', { light: 14 }, /too dark\. Take it again in daylight/],
    ['too bright', { light: 255 }, /too bright\. Turn away from the light/],
    ['very small', { width: 200, height: 160 }, /very small\. Take it from closer/],
  ])('that is %s is answered, and told how to take a better one', async (_how, input, advice) => {
    const answer = (await scan({ image: await aJpeg(input) })).json();
    expect(answer.scan.retake.join(' ')).toMatch(advice);
  });

  test('that is fine gets no such advice', async () => {
    expect((await scan({ image: await aJpeg() })).json().scan.retake).toEqual([]);
  });
});

describe('without an image model', () => {
  test('it says so, and answers from what was described', async () => {
    const description = { colour: 'purple', raised: 'flat', blanching: 'does-not-fade', spread: 'within-hours' };
    const details = JSON.stringify({ description, context: 'High fever since this morning, my neck is stiff' });

    const answer = (await scan({ image: await aJpeg(), text: { details } })).json();

    expect(answer.notice).toMatch(NO_MODEL);
    expect(answer).toMatchObject({ provider: 'embedded', scan: { analysis: null, conditions: [] }, hasPhoto: false });
    expect(answer.urgency).toBeGreaterThanOrEqual(4);
    expect(answer.note).toBe('This is not a medical diagnosis. Please consult a doctor.');
  });

  test('nothing is read into a photo that came without a word', async () => {
    const answer = (await scan({ image: await aJpeg() })).json();
    expect(answer).toMatchObject({ enough: false, potentialCauses: [], scan: { additionalContext: 'None' } });
  });

  test('of a guest nothing is kept', async () => {
    const before = await photos();
    await scan({ image: await aJpeg(), text: { context: COLD } });
    expect(await photos()).toEqual(before);
  });
});

describe('the photo of a patient', () => {
  // spec: 6.4
  test('is sealed, without metadata, and opens to the patient and a doctor in care only', async () => {
    const [patient, doctor, other] = [await app.aPatient(), await app.aDoctor(), await app.aPatient()];
    const image = await aJpegWithMetadata();
    const { resultId, hasPhoto } = (await scan({ image, text: { context: 'It itches.' } }, patient.cookie)).json();
    expect(hasPhoto).toBe(true);

    const sealed = (await photos()).find((photo) => photo.result_id === resultId)?.sealed ?? Buffer.alloc(0);
    const address = `/api/symptoms/${resultId}/photo`;
    const own = await app.as(patient.cookie).get(address);
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(own.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(own.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    // Long enough that chance does not write it.
    expect(sealed.length).toBeGreaterThan(1000);
    expect(sealed.includes(own.rawPayload.subarray(0, 16))).toBe(false);
    for (const secret of ['Asha', '77.5946', 'Exif']) expect(own.rawPayload.includes(Buffer.from(secret))).toBe(false);

    expect((await app.as(other.cookie).get(address)).statusCode).toBe(404);
    expect((await app.as(doctor.cookie).get(address)).statusCode).toBe(404);
    await takeIntoCare(app, doctor, patient);
    expect((await app.as(doctor.cookie).get(address)).rawPayload).toEqual(own.rawPayload);
    const opened = (await trailAbout(app, patient.patientId)).filter(({ actor_id }) => actor_id === doctor.id);
    expect(opened).toMatchObject([
      { action: 'access.refused' },
      { action: 'chart.opened', details: { part: 'photo' } },
    ]);
  });

  // spec: 3.18
  test('is listed as the specification names it', async () => {
    const { cookie, pud } = await app.aPatient();
    await scan({ image: await aJpeg(), text: { context: 'It itches.' } }, cookie);
    await scan({ image: await aJpeg() }, cookie);

    const listed = (await app.as(cookie).get('/api/symptoms')).json();

    const symptoms = listed.map((one: { symptoms: string }) => one.symptoms).toSorted();
    expect(symptoms).toEqual(['Image Analysis - It itches.', 'Image Analysis - No additional context']);
    const shape = { analysis: expect.any(String), imageType: 'image/jpeg', timestamp: expect.any(String) };
    for (const one of listed) expect(one).toMatchObject({ pud, kind: 'scan', hasPhoto: true, result: shape });
  });

  test('of a result without one is not there', async () => {
    const { cookie } = await app.aPatient();
    const { resultId } = (await app.as(cookie).post('/api/symptoms/analyze', { symptoms: COLD })).json();
    expect((await app.as(cookie).get(`/api/symptoms/${resultId}/photo`)).statusCode).toBe(404);
  });
});

describe.each(PROVIDERS)('with an image model of %s', (provider) => {
  let open: AppWithModel;
  beforeAll(async () => {
    open = await startAppWithModel(provider);
  });
  beforeEach(() => {
    open.app.clock.advance(31_000);
    open.service.setMode('well');
    open.service.clear();
  });
  afterAll(() => open.close());
  const look = async (details: object = { consent: true }) =>
    (await scanIn(open.app, { image: await aJpegWithMetadata(), text: { details: JSON.stringify(details) } })).json();

  test('its answer comes in the structure asked for, in words instead of percentages', async () => {
    const answer = await look();

    expect(answer).toMatchObject({ provider, notice: null });
    for (const heading of ['Possible conditions', 'Key observations', 'Severity', 'Immediate care', 'Home care'])
      expect(answer.scan.analysis).toContain(`**${heading}**`);
    expect(answer.scan.analysis).not.toMatch(/\d\s?%/);
    expect(answer.scan.conditions[0]).toEqual({
      name: 'Contact dermatitis',
      likelihood: 'more likely',
      confidencePercent: 72,
    });
    expect(answer.potentialCauses).toContain('Contact dermatitis');
  });

  test('it sees the cleaned photo, without place or camera', async () => {
    await look();
    const sent = JSON.stringify(open.service.asked[0]?.body);
    const [base64 = ''] = /\/9j\/[A-Za-z0-9+/=]+/.exec(sent) ?? [];
    expect(Buffer.from(base64, 'base64').includes(Buffer.from('Exif'))).toBe(false);
    expect(base64.length).toBeGreaterThan(1_000);
  });

  test('without consent it sees nothing', async () => {
    const answer = await look({});
    expect([answer.provider, open.service.asked.length]).toEqual(['embedded', 0]);
    expect(answer.notice).toMatch(/you did not agree/);
  });

  test('what it calls severe is seen today at least', async () => {
    open.service.setMode('raising');
    expect((await look()).urgency).toBeGreaterThanOrEqual(3);
  });

  test('a hostile answer loses its teeth', async () => {
    open.service.setMode('hostile');
    const told = JSON.stringify(await look());
    for (const bad of ['<img', '<script', 'onerror', 'javascript:', 'evil.example', 'do not need a doctor', '20 pills'])
      expect(told).not.toContain(bad);
  });

  // spec: 7.27
  test('an empty answer reads: No response.', async () => {
    open.service.setMode('empty');
    expect((await look()).scan.analysis).toBe('No response.');
  });

  test('when it hangs, our own engine answers from the words', async () => {
    open.service.setMode('hanging');
    const answer = await look({ consent: true, context: 'An itchy rash on my arm for three days' });
    expect(answer).toMatchObject({ provider: 'embedded', scan: { analysis: null } });
    expect(answer.notice).toMatch(/took too long/);
    expect(answer.potentialCauses.length).toBeGreaterThan(0);
  });
});
