// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, type Sent } from '#web/testing.tsx';
import { keepApplication, readApplication, sendApplication } from './application-draft.ts';

const MIRA = {
  name: 'Dr. Mira Sethi',
  email: 'mira.sethi@mail.example',
  phone: '+91 98200 14477',
  licenseNumber: 'KMC-70001',
  department: 'Cardiology',
  message: '',
};
const APPLY = 'POST /api/applications';

beforeEach(() => sessionStorage.clear());

function aClinic({ loses = 0 } = {}) {
  const keys: (string | null)[] = [];
  answerCalls({
    [APPLY]: ({ headers }: Sent) => {
      keys.push(headers.get('Idempotency-Key'));
      if (keys.length <= loses) throw new TypeError('Failed to fetch');
      return { status: 201, body: { message: 'Thank you.' } };
    },
  });
  return keys;
}

test('an application whose answer was lost is sent again under the same key, also after a reload', async () => {
  const keys = aClinic({ loses: 1 });
  await sendApplication(MIRA).catch(() => undefined);

  await sendApplication(readApplication());

  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('other words are another request', async () => {
  const keys = aClinic({ loses: 1 });
  await sendApplication(MIRA).catch(() => undefined);

  await sendApplication({ ...MIRA, message: 'From March on.' });

  expect(keys[1]).not.toBe(keys[0]);
});

test('what was written is there after a reload, and gone once it is sent', async () => {
  aClinic();
  keepApplication(MIRA);
  expect(readApplication()).toEqual(MIRA);

  await sendApplication(MIRA);

  expect(readApplication().name).toBe('');
});
