import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal, Unreachable } from '#web/refusal.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { readyPhoto } from '#web/ui/photos/ready-photo.ts';
import { UploadStopped } from '#web/upload.ts';
import { SERVICE_OFF, SERVICE_ON } from '../testing.ts';
import { ScanForm } from './scan-form.tsx';
import { messageOf } from './scanning.ts';

const KNOWN = { age: 34, sex: 'male', pregnancy: null, conditions: ['Asthma'], medicines: ['Salbutamol'] } as const;
const PHOTO = new File(['picture'], 'arm.png', { type: 'image/png' });

beforeEach(() => {
  // jsdom draws no pictures.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
});

function show(service: object = SERVICE_OFF) {
  answerCalls({ 'GET /api/symptoms/service': () => ({ body: service }) });
  const spies = { onAsk: vi.fn(), onNewPhoto: vi.fn() };
  const scanning = { isScanning: false, share: 0, errorMessage: null, scan: vi.fn(), cancel: vi.fn(), reset: vi.fn() };
  const known = { ...KNOWN, conditions: [...KNOWN.conditions], medicines: [...KNOWN.medicines] };
  renderPage(<ScanForm known={known} scanning={scanning} {...spies} />);
  return spies;
}

const send = () => screen.findByRole('button', { name: 'Upload & Analyze' });
const input = async () => {
  await send();
  return document.querySelector('input[type=file]') as HTMLInputElement;
};
const choose = async (file: File) => fireEvent.change(await input(), { target: { files: [file] } });

describe('a photo', () => {
  // spec: 2.64
  test('must be chosen before anything can be sent, and the dialog offers images only', async () => {
    const { onAsk } = show();

    expect(await send()).toHaveProperty('disabled', true);
    expect((await input()).accept).toBe('image/*');
    await choose(PHOTO);
    await waitFor(async () => expect(await send()).toHaveProperty('disabled', false));
    expect(screen.getByRole('img', { name: 'Preview of what you chose' })).toBeDefined();
    fireEvent.click(await send());
    await waitFor(() => expect(onAsk).toHaveBeenCalledWith({ details: {}, file: PHOTO }));
  });

  // spec: 2.64, 4.14
  test('may also be dropped or pasted', async () => {
    const { onNewPhoto } = show();
    await send();
    fireEvent.drop(screen.getByText('Choose an image'), { dataTransfer: { files: [PHOTO] } });
    expect(await screen.findByText('arm.png')).toBeDefined();

    const pasted = new File(['x'], 'pasted.png', { type: 'image/png' });
    fireEvent.paste(document, { clipboardData: { files: [pasted] } });
    expect(await screen.findByText('pasted.png')).toBeDefined();
    expect(onNewPhoto).toHaveBeenCalledTimes(2);
  });

  // spec: 5.12
  test('that is none is refused in words, and the one that was chosen stays', async () => {
    const { onNewPhoto } = show();
    await choose(PHOTO);
    await screen.findByText('arm.png');
    await choose(new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }));

    expect((await screen.findByRole('alert')).textContent).toContain('Choose an image file');
    expect(screen.getByText('arm.png')).toBeDefined();
    // What the server said of the earlier file is gone, so that no two errors contradict each other.
    expect(onNewPhoto).toHaveBeenCalledTimes(2);
  });

  test('that only pretends to be a picture is refused when it is chosen', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
    show();
    await choose(new File(['no picture'], 'fake.jpg', { type: 'image/jpeg' }));

    expect((await screen.findByRole('alert')).textContent).toContain('Choose an image file');
    vi.unstubAllGlobals();
  });

  test('that is larger than 10 MB is made smaller here', async () => {
    const close = vi.fn();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 8000, height: 6000, close }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['small'])));
    const large = new File([new Uint8Array(11_000_000)], 'arm.png', { type: 'image/png' });

    expect(await readyPhoto(large)).toMatchObject({ file: { name: 'arm.jpg', type: 'image/jpeg', size: 5 } });
    expect(close).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  test('goes with what happened and with what is seen and felt, where no model looks at it', async () => {
    const { onAsk } = show();
    await choose(PHOTO);
    fireEvent.change(screen.getByPlaceholderText('Describe what happened... (optional)'), {
      target: { value: ' A bite ' },
    });
    fireEvent.change(await screen.findByLabelText('Colour'), { target: { value: 'red' } });
    expect(screen.getByText(/no computer looks at photos, only your doctor does/)).toBeDefined();
    fireEvent.click(await send());

    await waitFor(() =>
      expect(onAsk.mock.lastCall?.[0].details).toEqual({ context: 'A bite', description: { colour: 'red' } }),
    );
  });

  test('goes to an outside service only after a yes', async () => {
    const { onAsk } = show(SERVICE_ON);
    await choose(PHOTO);
    await screen.findByText('Google Gemini may look at my photo too.');
    expect(screen.queryByLabelText('Colour')).toBeNull();
    fireEvent.click(await send());
    await waitFor(() => expect(onAsk).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByLabelText('Google Gemini may look at my photo too.'));
    fireEvent.click(await send());

    await waitFor(() => expect(onAsk.mock.calls.map(([{ details }]) => details)).toEqual([{}, { consent: true }]));
  });
});

// spec: 5.12, 8.14
test('a camera that may not be used is said', async () => {
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: () => Promise.reject(new Error('no')) } });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Open Camera' }));

  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Camera not accessible.'));
});

// spec: 4.14, 8.14
test('what failed is said: what is wrong with the photo in its own words, everything else in one sentence', () => {
  const heic = new ApiRefusal({ status: 422, code: 'image_is_heic', message: 'This is a HEIC photo.' });
  const broken = new ApiRefusal({ status: 500, code: 'unexpected', message: 'x' });

  expect(messageOf(heic)).toBe('This is a HEIC photo.');
  expect(messageOf(broken)).toBe('❌ Failed to analyze the image. Please try again later.');
  expect(messageOf(new Unreachable())).toBe('❌ Failed to analyze the image. Please try again later.');
  expect(messageOf(new UploadStopped())).toBeNull();
});
