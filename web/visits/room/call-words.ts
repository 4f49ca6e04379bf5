// What the screen says about the connection: in words, with what happens next.
import type { Visit } from '#contract/appointments/visits.ts';
import { msg, t } from '#web/language/say.ts';
import type { CallState } from '../call/call.ts';

export type Notice = { tone: 'attention' | 'urgent' | 'info'; title: string; text: string };

export const NETWORK_WORDS: Record<CallState['network'], string> = {
  good: msg('Network good'),
  weak: msg('Network weak'),
  lost: msg('No connection'),
};

const other = ({ me, doctor, patient }: Visit) => (me === 'doctor' ? patient : doctor);

/** The first that fits; null where everything is well. */
export function noticeOf(visit: Visit, state: CallState): Notice | null {
  const name = other(visit);
  const mode = visit.modes.at(-1);
  const byHand = mode?.chosenBy ? ` ${t('{name} chose this.', { name: mode.chosenBy })}` : '';
  if (mode?.mode === 'call-back') {
    const text = telephoneWords(visit, name);
    return { tone: 'attention', title: t('The visit goes on by telephone'), text: `${text}${byHand}` };
  }
  if (mode?.mode === 'chat') {
    const text = t(
      'Write in the chat. Sound and picture come back by themselves when they can; else the telephone follows.',
    );
    return { tone: 'attention', title: t('Chat only now'), text: `${text}${byHand}` };
  }
  if (state.phase === 'lost') {
    return {
      tone: 'attention',
      title: t('Connection lost'),
      text: t('Connecting to {name} again. Stay on this page.', { name }),
    };
  }
  if (mode?.mode === 'audio') {
    const text = mode.chosenBy
      ? `${t('Sound only.')}${byHand}`
      : t('Keep talking. The picture comes back by itself. If sound stops too, chat opens, then the telephone.');
    return { tone: 'attention', title: mode.chosenBy ? t('Picture off') : t('Weak network: sound only now'), text };
  }
  if (state.phase === 'connecting') {
    const isThere = visit.people.some(({ role, page }) => role !== visit.me && page !== null);
    const text = isThere ? t('This takes a few seconds.') : t('{name} is not on the page at this moment.', { name });
    return { tone: 'info', title: t('Connecting to {name}', { name }), text };
  }
  return null;
}

/** The patient is told of a call only when the doctor has said that it rings. */
function telephoneWords({ me, phone, callBack }: Visit, name: string): string {
  if (me === 'doctor') return t('Call {phone} now. The visit goes on by telephone.', { phone });
  return callBack?.calledAt
    ? t('{name} is calling you on {phone}. Stay near the telephone.', { name, phone })
    : t('{name} was asked to call you on {phone}, and has not said yet that it rings. Stay near the telephone.', {
        name,
        phone,
      });
}
