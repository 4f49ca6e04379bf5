// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { scanSymptoms } from '#contract/triage/symptoms.ts';
import { UploadStopped, upload } from './upload.ts';

test('a photo that was cancelled before it was on its way is never sent, and the wait ends', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const file = new File(['x'], 'skin.png', { type: 'image/png' });
  const sending = upload(scanSymptoms, { body: {}, file, onProgress: () => undefined, signal: AbortSignal.abort() });

  await expect(sending).rejects.toBeInstanceOf(UploadStopped);
  expect(send).not.toHaveBeenCalled();
  send.mockRestore();
});
