import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeBrowser, openPush } from '../testing.ts';
import { encryptPush, isPublicKey } from './encrypt-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

// RFC 8291, section 5 and appendix A.
const EXAMPLE = {
  plain: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browserPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  browserPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  secret: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('the example of the standard comes out letter by letter', () => {
  const own = createECDH('prime256v1');
  own.setPrivateKey(bytes(EXAMPLE.senderPrivate));
  const browser = { publicKey: bytes(EXAMPLE.browserPublic), secret: bytes(EXAMPLE.secret) };
  const drawn = { salt: bytes(EXAMPLE.salt), own };
  expect(encryptPush(Buffer.from(EXAMPLE.plain), browser, { drawn }).toString('base64url')).toBe(EXAMPLE.message);
});

test('the message of the standard is opened by the browser that tests play', () => {
  const own = createECDH('prime256v1');
  own.setPrivateKey(bytes(EXAMPLE.browserPrivate));
  expect(openPush(bytes(EXAMPLE.message), own, bytes(EXAMPLE.secret)).toString()).toBe(EXAMPLE.plain);
});

test('messages of different lengths look alike from outside, and each is hidden anew', () => {
  const { keys, open } = makeBrowser();
  const browser = { publicKey: bytes(keys.p256dh), secret: bytes(keys.auth) };
  const hidden = ['{"a":1}', '{"a":1}', `{"long":"${'x'.repeat(300)}"}`].map((plain) =>
    encryptPush(Buffer.from(plain), browser, { paddedTo: 512 }),
  );
  expect(new Set(hidden.map(({ length }) => length)).size).toBe(1);
  expect(hidden[0]).not.toEqual(hidden[1]);
  expect(open(hidden[2] as Buffer)).toEqual({ long: 'x'.repeat(300) });
});

test('what is longer than one record is refused', () => {
  const browser = { publicKey: bytes(EXAMPLE.browserPublic), secret: bytes(EXAMPLE.secret) };
  expect(() => encryptPush(Buffer.alloc(4090), browser)).toThrow(RangeError);
});

test('a key must be a point of the curve', () => {
  expect(isPublicKey(bytes(EXAMPLE.browserPublic))).toBe(true);
  expect(isPublicKey(Buffer.alloc(65, 4))).toBe(false);
  expect(isPublicKey(Buffer.alloc(12))).toBe(false);
});
