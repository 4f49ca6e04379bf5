import { expect, test } from 'vitest';
import { answerCalls, aQueryClient } from '#web/testing.tsx';
import { keepDraft } from '#web/ui/forms/draft.ts';
import { choicesAhead } from './booking.ts';

const NAIR = '0197a1b2-0000-7000-8000-000000000011';
const RAO = '0197a1b2-0000-7000-8000-000000000012';
const aDoctor = (id: string, nextFreeAt: string | null) => ({
  ...{ id, nextFreeAt, name: 'Dr. Arun Nair', title: '', department: 'Cardiology', languages: [], offersVideo: false },
});

async function askedFor(accountId: string): Promise<string[]> {
  const asked: string[] = [];
  const answer = (body: unknown) => () => ({ body });
  const answers = {
    'GET /api/departments': answer([{ id: NAIR, name: 'Cardiology' }]),
    'GET /api/doctors?department=Cardiology': answer([aDoctor(NAIR, null), aDoctor(RAO, '2100-03-01T04:00:00.000Z')]),
    [`GET /api/doctors/${RAO}/slots?date=2100-03-01`]: answer({ slots: [] }),
    [`GET /api/doctors/${RAO}/days?from=2100-03-01&count=14`]: answer([]),
    [`GET /api/doctors/${NAIR}/slots?date=2100-04-02`]: answer({ slots: [] }),
    [`GET /api/doctors/${NAIR}/days?from=2100-04-02&count=14`]: answer([]),
  };
  answerCalls(
    Object.fromEntries(
      Object.entries(answers).map(([call, reply]) => [
        call,
        () => {
          asked.push(call);
          return reply();
        },
      ]),
    ),
  );
  await choicesAhead(aQueryClient(), accountId, 'Asia/Kolkata');
  return asked.slice(2).sort();
}

test('the times of the doctor that the form proposes are known before it is drawn', async () => {
  expect(await askedFor('ananya')).toEqual([
    `GET /api/doctors/${RAO}/days?from=2100-03-01&count=14`,
    `GET /api/doctors/${RAO}/slots?date=2100-03-01`,
  ]);
});

test('whoever had chosen a doctor and a day finds those', async () => {
  keepDraft('nadi-booking-meera', { department: 'Cardiology', doctorId: NAIR, date: '2100-04-02', time: '' });
  expect(await askedFor('meera')).toEqual([
    `GET /api/doctors/${NAIR}/days?from=2100-04-02&count=14`,
    `GET /api/doctors/${NAIR}/slots?date=2100-04-02`,
  ]);
});
