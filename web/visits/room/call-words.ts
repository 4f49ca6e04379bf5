// What the screen says about the connection: in words, with what happens next.
import type { Visit } from '#contract/appointments/visits.ts';
import type { CallState } from '../call/call.ts';

export type Notice = { tone: 'attention' | 'urgent' | 'info'; title: string; text: string };

export const NETWORK_WORDS: Record<CallState['network'], string> = {
  good: 'Network good',
  weak: 'Network weak',
  lost: 'No connection',
};

const other = ({ me, doctor, patient }: Visit) => (me === 'doctor' ? patient : doctor);

/** The first that fits; null where everything is well. */
export function noticeOf(visit: Visit, state: CallState): Notice | null {
  const name = other(visit);
  const mode = visit.modes.at(-1);
  const byHand = mode?.chosenBy ? ` ${mode.chosenBy} chose this.` : '';
  if (mode?.mode === 'call-back') {
    const text =
      visit.me === 'doctor'
        ? `Call ${visit.phone} now. The visit goes on by telephone.`
        : `${name} calls you on ${visit.phone}. Stay near the telephone.`;
    return { tone: 'attention', title: 'The visit goes on by telephone', text: `${text}${byHand}` };
  }
  if (mode?.mode === 'chat') {
    const text =
      'Write in the chat. Sound and picture come back by themselves when they can; else the telephone follows.';
    return { tone: 'attention', title: 'Chat only now', text: `${text}${byHand}` };
  }
  if (state.phase === 'lost') {
    return { tone: 'attention', title: 'Connection lost', text: `Connecting to ${name} again. Stay on this page.` };
  }
  if (mode?.mode === 'audio') {
    const text = mode.chosenBy
      ? `Sound only.${byHand}`
      : 'Keep talking. The picture comes back by itself. If sound stops too, chat opens, then the telephone.';
    return { tone: 'attention', title: mode.chosenBy ? 'Picture off' : 'Weak network: sound only now', text };
  }
  if (state.phase === 'connecting') {
    const isThere = visit.people.some(({ role, page }) => role !== visit.me && page !== null);
    const text = isThere ? 'This takes a few seconds.' : `${name} is not on the page at this moment.`;
    return { tone: 'info', title: `Connecting to ${name}`, text };
  }
  return null;
}
