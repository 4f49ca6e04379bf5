import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { dialable, fillTemplate } from './text-gateway.ts';

const VALUES = { to: '+919820014477', text: 'Nadi: "news" & more', id: '7' };

test.each([
  ['{"to":"{to}","text":"{text}"}', '{"to":"+919820014477","text":"Nadi: \\"news\\" & more"}'],
  ['To={to}&Body={text}', 'To=%2B919820014477&Body=Nadi%3A%20%22news%22%20%26%20more'],
  [
    'https://sms.example/?n={to}&t={text}&ref={id}',
    'https://sms.example/?n=%2B919820014477&t=Nadi%3A%20%22news%22%20%26%20more&ref=7',
  ],
])('%s becomes %s', (template, filled) => {
  expect(fillTemplate(template, VALUES)).toBe(filled);
});

test.each([
  ['+91 98200 14477', '+919820014477'],
  ['098200-14477', '+919820014477'],
  ['98200 14477', '+919820014477'],
  ['0049 (30) 123456', '+4930123456'],
  ['call me', null],
  [null, null],
])('%s is dialled as %s', (typed, dialled) => {
  expect(dialable(typed, '91')).toBe(dialled);
});

test('without an address the clinic sends no texts', () => {
  expect(readConfig({ SMS_HEADER: 'Authorization: Bearer x' })).toMatchObject({ sms: null, whatsapp: null });
});

test('a gateway is read from its four settings', () => {
  const { sms, whatsapp } = readConfig({
    SMS_URL: 'https://sms.example/send',
    SMS_HEADER: 'X-Api-Key: secret words',
    SMS_BODY: 'to={to}&text={text}',
    WHATSAPP_URL: 'https://wa.example/?to={to}&text={text}',
    WHATSAPP_METHOD: 'GET',
  });
  expect(sms).toEqual({
    url: 'https://sms.example/send',
    method: 'POST',
    header: { name: 'X-Api-Key', value: 'secret words' },
    body: 'to={to}&text={text}',
  });
  expect(whatsapp).toMatchObject({ method: 'GET', header: null, body: '' });
});

test.each([
  [{ SMS_URL: 'sms.example' }, /^SMS_URL must be an address/],
  [{ SMS_URL: 'https://sms.example', SMS_METHOD: 'PATCH' }, 'SMS_METHOD must be POST, PUT or GET.'],
  [{ SMS_URL: 'https://sms.example', SMS_HEADER: 'secret' }, /^SMS_HEADER must look like/],
  [{ SMS_URL: 'https://sms.example', SMS_HEADER: 'a: b\r\nc: d' }, /^SMS_HEADER must look like/],
  [{ SMS_URL: 'https://sms.example', SMS_BODY: '{"number":"{to}"}' }, 'SMS_BODY must hold {text}.'],
  [{ WHATSAPP_URL: 'https://wa.example', WHATSAPP_METHOD: 'GET' }, 'WHATSAPP_URL must hold {to} and {text}.'],
  [{ PHONE_COUNTRY_CODE: '+91' }, 'PHONE_COUNTRY_CODE must be digits like 91.'],
])('%o stops the start', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});
