import { RESET_HOURS } from '#contract/staffing/factor-resets.ts';
import type { Tx } from '#server/db/connect.ts';
import { notify } from '#server/notices/notify.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/link.ts';
import { activeAdministrators } from '../store.ts';

type Step = 'asked' | 'agreed' | 'done' | 'stopped';
type About = { accountId: string; name: string; by: string };

/**
 * The person is told of every step, on the screen and by mail; the other administrators read that one waits. Answers the mail to
 * the person.
 */
export async function tellOfReset(
  tx: Tx,
  deps: Deps,
  step: Step,
  { accountId, name, by }: About,
): Promise<string | null> {
  const link = linkTo(deps.config, '/account');
  const words = {
    asked: {
      title: 'Someone asked to take your second factor off',
      text: `${by} asked for it. It happens an hour after a second administrator agrees, otherwise in ${RESET_HOURS} hours. If you have not lost your second factor, stop it in your account now.`,
    },
    agreed: {
      title: 'Your second factor is taken off in an hour',
      text: `${by} agreed to it. If you have not lost your second factor, stop it in your account now.`,
    },
    done: {
      title: 'Your second factor was taken off',
      text: 'All your sessions have ended, and your password no longer works. Set a new one with “Forgot password?” at the login, then set up a new second factor. If you did not want this, tell an administrator at once.',
    },
    stopped: { title: 'Your second factor stays as it is', text: `The reset was stopped by ${by}.` },
  }[step];
  const mail = { subject: words.title, text: `${words.text}\n\n${link}` };
  const told = await notify(tx, deps, { to: accountId, kind: 'second-factor', ...words, link: '/account', mail });
  await publish(tx, { type: 'accounts', id: accountId, to: { roles: ['admin'], accounts: [accountId] } });
  if (step === 'asked') await tellAdministrators(tx, deps, { accountId, name, by });
  return told?.mailId ?? null;
}

async function tellAdministrators(tx: Tx, deps: Deps, { accountId, name, by }: About): Promise<void> {
  const title = `A reset of the second factor of ${name} waits for a second yes`;
  const text = `${by} asked for it. Make sure that it is ${name} who has lost it, then say yes or stop it.`;
  for (const { id: to } of await activeAdministrators(tx)) {
    if (to === accountId) continue;
    const toAdmin = { subject: 'A second factor is to be reset', text: `${title}.\n${text}` };
    await notify(tx, deps, {
      to,
      kind: 'second-factor',
      title,
      text,
      link: `/admin/people/${accountId}`,
      mail: toAdmin,
    });
  }
}
