import { describe, expect, test } from 'vitest';
import { isPublicAddress, lookUpPublic, readPushAddress } from './push-address.ts';

const isAllowed = (address: string, mayBeLoopback = false) => readPushAddress(address, { mayBeLoopback }) !== null;

describe('notices are sent to', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QAbc',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://1.1.1.1/send',
    'https://[2606:4700::1111]/send',
  ])('%s', (address) => {
    expect(isAllowed(address)).toBe(true);
  });
});

describe('notices are never sent to', () => {
  test.each([
    'nonsense',
    'http://push.example.org/plain',
    'ftp://push.example.org/',
    'https://name:word@push.example.org/',
    'https://push.example.org:8443/another-port',
    'https://localhost/',
    'https://localhost./',
    'https://nadi/',
    'https://database.internal/',
    'https://printer.local/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://10.1.2.3/',
    'https://172.20.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[2002:7f00:1::]/',
  ])('%s', (address) => {
    expect(isAllowed(address)).toBe(false);
  });
});

test.each(['http://127.0.0.1:8080/push', 'http://localhost:8080/push', 'http://[::1]:8080/push'])(
  'only tests allow %s',
  (address) => {
    expect([isAllowed(address), isAllowed(address, true)]).toEqual([false, true]);
  },
);

test('not even tests allow the rest of the network', () => {
  expect(isAllowed('http://10.0.0.5:8080/push', true)).toBe(false);
  expect(isAllowed('http://push.example.org/push', true)).toBe(false);
});

test('what a name means is looked at again when something is sent', async () => {
  const found = await new Promise((done) => lookUpPublic('localhost', {}, (error) => done(error?.message)));
  expect(found).toBe('Not a public address.');
});

test.each(['8.8.8.8', '2a00:1450:4001::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
