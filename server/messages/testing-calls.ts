import type { Examples } from '../testing-calls.ts';
import type { TestHouse } from '../testing-house.ts';
import { sendMessage } from './send-message.ts';

const aMessage = async (house: TestHouse) => {
  const [doctor, nurse] = [await house.aDoctor(), await house.aNurse()];
  const wish = { priority: 'critical', subject: 'Potassium', message: 'Please repeat it now.' } as const;
  const { id } = await sendMessage(house.deps, doctor.actor, wish);
  return { cookie: nurse.cookie, id };
};

export const EXAMPLES: Examples = {
  'POST /messages': async (house) => ({
    cookie: (await house.aDoctor()).cookie,
    body: { priority: 'high', subject: 'Evening round', message: 'Please weigh everyone before supper.' },
    leaves: 'message.sent',
  }),
  'POST /messages/{id}/replies': async (house) => ({
    ...(await aMessage(house)),
    body: { message: 'Done, 4.1 mmol/L.' },
    leaves: 'message.replied',
  }),
  'POST /messages/{id}/read': async (house) => ({ ...(await aMessage(house)), leaves: 'message.read' }),
  'POST /messages/{id}/acknowledge': async (house) => ({ ...(await aMessage(house)), leaves: 'message.acknowledged' }),
};
