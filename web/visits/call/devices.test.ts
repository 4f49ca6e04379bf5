import { expect, test } from 'vitest';
import { problemOf } from './devices.ts';

test.each([
  ['NotAllowedError', 'camera', 'The camera is not allowed', 'allow the camera, then press Try again'],
  ['NotFoundError', 'microphone', 'No microphone was found', 'The doctor cannot hear you.'],
  ['NotReadableError', 'camera', 'The camera is in use', 'Close other apps'],
  ['SecurityError', 'camera', 'The browser gives no camera to this page', 'https'],
  ['SomethingElse', 'microphone', 'The microphone does not work', 'Try again'],
] as const)('%s of the %s is told in words, with what to do', (name, device, title, what) => {
  const problem = problemOf(new DOMException('', name), device);
  expect(problem.title).toBe(title);
  expect(problem.what).toContain(what);
});
