import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { sendMessage } from './send-message.ts';

const aMessage = async (app: TestApp) => {
  const [doctor, nurse] = [await app.aDoctor(), await app.aNurse()];
  const input = { priority: 'critical', subject: 'Potassium', message: 'Please repeat it now.' } as const;
  const { id } = await sendMessage(app.deps, doctor.actor, input);
  return { cookie: nurse.cookie, id };
};

export const EXAMPLES: Examples = {
  'POST /messages': async (app) => ({
    cookie: (await app.aDoctor()).cookie,
    body: { priority: 'high', subject: 'Evening round', message: 'Please weigh everyone before supper.' },
    leaves: 'message.sent',
  }),
  'POST /messages/{id}/replies': async (app) => ({
    ...(await aMessage(app)),
    body: { message: 'Done, 4.1 mmol/L.' },
    leaves: 'message.replied',
  }),
  'POST /messages/{id}/read': async (app) => ({ ...(await aMessage(app)), leaves: 'message.read' }),
  'POST /messages/{id}/acknowledge': async (app) => ({ ...(await aMessage(app)), leaves: 'message.acknowledged' }),
};
