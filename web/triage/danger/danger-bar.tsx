import { IconPhoneCall } from '@tabler/icons-react';
import { CRISIS_DANGERS, type DangerId } from '#contract/triage/dangers.ts';
import { t } from '#web/language/say.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { barRef } from '#web/ui/viewport/bars.ts';
import type { ScreenWords } from '../language/screen-words.ts';
import type { TriageClinic } from '../result/urgency/urgency-card.tsx';
import styles from './danger-bar.module.css';

type DangerBarProps = {
  words: ScreenWords;
  clinic: TriageClinic;
  tapped: ReadonlySet<DangerId>;
  isUnread: boolean;
  isSending: boolean;
  /** Where perhaps nobody is ill: it can be said. */
  onNobodyIll?: (() => void) | undefined;
  /** Sends the taps as they are; none is an answer too. */
  onSend: () => void;
};

/** Under the thumb: none of these, until one is tapped. Then whom to call, and what to do until help comes. */
export function DangerBar({ words, clinic, tapped, isUnread, isSending, onNobodyIll, onSend }: DangerBarProps) {
  const { danger, callNow, callCrisis } = words;
  const { emergencyNumber, crisisLine } = clinic;
  const isForMind = [...tapped].some((one) => CRISIS_DANGERS.includes(one));
  const isForBody = [...tapped].some((one) => !CRISIS_DANGERS.includes(one));
  const phone = <IconPhoneCall aria-hidden />;
  return (
    <nav ref={barRef.bottom} className={`no-print stack gap-8 ruled surface ${styles.bar}`} aria-label={t('Next step')}>
      {(isForBody || (isForMind && !crisisLine)) && (
        <ButtonAnchor look="danger" isBlock href={`tel:${emergencyNumber}`} icon={phone} onClick={onSend}>
          {callNow(emergencyNumber)}
        </ButtonAnchor>
      )}
      {isForMind && crisisLine && (
        <ButtonAnchor look="danger" isBlock href={`tel:${crisisLine.number}`} icon={phone} onClick={onSend}>
          {callCrisis(crisisLine.number, crisisLine.name)}
        </ButtonAnchor>
      )}
      <Button isBlock isBusy={isSending} busyText={danger.sending} onClick={onSend}>
        {tapped.size > 0
          ? danger.untilHelp
          : onNobodyIll
            ? danger.illWithoutSigns
            : isUnread
              ? danger.none
              : danger.noneThenAnswer}
      </Button>
      {onNobodyIll && tapped.size === 0 && (
        <Button isBlock look="quiet" onClick={onNobodyIll}>
          {danger.nobodyIll}
        </Button>
      )}
    </nav>
  );
}
