import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const LIKE_CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const LIKE_SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Firefox on Windows', `${WINDOWS.replace(')', '; rv:145.0)')} Gecko/20100101 Firefox/145.0`],
  ['Chrome on Windows', `${WINDOWS} ${LIKE_CHROME} Safari/537.36`],
  ['Edge on Windows', `${WINDOWS} ${LIKE_CHROME} Safari/537.36 Edg/142.0.0.0`],
  ['Opera on Windows', `${WINDOWS} ${LIKE_CHROME} Safari/537.36 OPR/124.0.0.0`],
  ['Safari on Mac', `${MAC} ${LIKE_SAFARI} Version/18.1 Safari/605.1.15`],
  ['Safari on iPhone', `${IPHONE} ${LIKE_SAFARI} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${IPHONE} ${LIKE_SAFARI} CriOS/142.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on iPhone', `${IPHONE} ${LIKE_SAFARI} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge on iPhone', `${IPHONE} ${LIKE_SAFARI} Version/18.0 EdgiOS/142.0 Mobile/15E148 Safari/605.1.15`],
  ['Safari on iPad', `${IPHONE.replaceAll('iPhone', 'iPad')} ${LIKE_SAFARI} Version/18.1 Safari/604.1`],
  ['Chrome on Android', `${ANDROID} ${LIKE_CHROME} Mobile Safari/537.36`],
  ['Edge on Android', `${ANDROID} ${LIKE_CHROME} Mobile Safari/537.36 EdgA/142.0.0.0`],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${LIKE_CHROME} Safari/537.36`],
  ['Chrome on Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${LIKE_CHROME} Safari/537.36`],
  ['A browser on Linux', 'Wget/1.25 (Linux)'],
  ['Firefox', 'Firefox/145.0'],
  ['Unknown device', 'curl/8.9.1'],
  ['Unknown device', ''],
])('%s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('a browser that says nothing of itself is an unknown device', () => {
  expect(deviceName(undefined)).toBe('Unknown device');
});

test('the name never holds a version, a model or anything else that was sent', () => {
  const hostile = `${ANDROID} <script>alert(1)</script> asha@mail.example Chrome/142.0.7444.59`;
  expect(deviceName(hostile)).toBe('Chrome on Android');
});
