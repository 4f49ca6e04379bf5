// What the screen says about the connection: in words, with what happens next.
import type { Rung, Visit } from '#contract/appointments/visits.ts';
import { msg, t } from '#web/language/say.ts';
import type { CallState } from '../call/call.ts';

export type Notice = {
  tone: 'attention' | 'info';
  title: string;
  text: string;
  /** A press begins anew, with video. */
  canRetry?: boolean;
};

/** Of the visit, what words need. */
export type Spoken = {
  /** With whom. */
  name: string;
  me: 'patient' | 'doctor' | 'guest';
  mode: Rung;
  /** Null: by itself. */
  chosenBy: string | null;
  phone: string;
  /** The doctor has said that the telephone rings. */
  isRinging: boolean;
  isThere: boolean;
  /** When they met; null before, and where it is not known. */
  since: string | null;
};

export const NETWORK_WORDS: Record<CallState['network'], string> = {
  good: msg('Network good'),
  weak: msg('Network weak'),
  lost: msg('No connection'),
};

export function spokenOf(visit: Visit): Spoken {
  const now = visit.modes.at(-1);
  return {
    name: visit.me === 'doctor' ? visit.patient : visit.doctor,
    ...{ me: visit.me, mode: now?.mode ?? 'video', chosenBy: now?.chosenBy ?? null, phone: visit.phone },
    isRinging: Boolean(visit.callBack?.calledAt),
    isThere: visit.people.some(({ role, page }) => role !== visit.me && role !== 'guest' && page !== null),
    since: visit.metAt,
  };
}

/** The first that fits; null where everything is well. */
export function noticeOf(spoken: Spoken, state: Pick<CallState, 'phase' | 'isFailing'>): Notice | null {
  const { name, mode, chosenBy, isThere } = spoken;
  const byHand = chosenBy ? ` ${t('{name} chose this.', { name: chosenBy })}` : '';
  if (mode === 'call-back') {
    const text = `${callBackWords(spoken)}${byHand}`;
    return { tone: 'attention', title: t('The visit goes on by telephone'), text, canRetry: true };
  }
  if (mode === 'chat') {
    const text = t(
      'Write in the chat. Sound and picture come back by themselves when they can; else the telephone follows.',
    );
    return { tone: 'attention', title: t('Chat only now'), text: `${text}${byHand}`, canRetry: true };
  }
  if (state.phase === 'lost') {
    const text = t('Connecting to {name} again. Stay on this page.', { name });
    return { tone: 'attention', title: t('Connection lost'), text };
  }
  if (state.phase === 'connecting' && !isThere) {
    const text = t('{name} is not on the page at this moment.', { name });
    return { tone: 'info', title: t('Connecting to {name}', { name }), text, canRetry: state.isFailing };
  }
  if (state.phase === 'connecting' && state.isFailing) {
    const text = t('It goes on with sound, then chat, then the telephone. You can also try again.');
    return { tone: 'attention', title: t('No connection to {name} yet', { name }), text, canRetry: true };
  }
  if (mode === 'audio' && state.phase === 'connected') {
    const text = chosenBy
      ? `${t('Sound only.')}${byHand}`
      : t('Keep talking. The picture comes back by itself. If sound stops too, chat opens, then the telephone.');
    return { tone: 'attention', title: chosenBy ? t('Picture off') : t('Weak network: sound only now'), text };
  }
  if (state.phase === 'connecting') {
    return { tone: 'info', title: t('Connecting to {name}', { name }), text: t('This takes a few seconds.') };
  }
  return null;
}

/** The patient is told of a call only when the doctor has said that it rings. */
function callBackWords({ me, name, phone, isRinging }: Spoken): string {
  if (me === 'guest') return t('The doctor calls the patient. This page stays open for you.');
  if (me === 'doctor') return t('Call {phone} now. The visit goes on by telephone.', { phone });
  return isRinging
    ? t('{name} is calling you on {phone}. Stay near the telephone.', { name, phone })
    : t('{name} was asked to call you on {phone}, and has not said yet that it rings. Stay near the telephone.', {
        name,
        phone,
      });
}
