import { type ReactNode, useState } from 'react';
import type { DangerId } from '#contract/triage/dangers.ts';
import type { DangerTap } from '#contract/triage/symptoms.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { LanguageSwitch } from '#web/language/language-switch.tsx';
import { shownLanguage } from '#web/language/say.ts';
import type { Spoken } from '../language/use-language.ts';
import type { TriageClinic } from '../result/urgency/urgency-card.tsx';
import { DangerBar } from './danger-bar.tsx';
import styles from './danger-signs.module.css';
import { SignTiles } from './sign-tiles.tsx';
import { UnreadCard } from './unread-card.tsx';
import { WaysOn } from './ways-on.tsx';

const BOOKING = 'booking';

type DangerSignsProps = {
  result: TriageResult;
  clinic: TriageClinic;
  said: string;
  spoken: Spoken;
  /** What was answered for earlier: it is sent along. */
  earlier: readonly DangerTap[];
  /** Asks again with the taps. */
  onAnswer: (dangers: DangerTap[]) => void;
  isSending: boolean;
  errorMessage?: ReactNode;
  notice?: ReactNode;
  onChangeWords?: (() => void) | undefined;
  /** The reading of a photo: it is no rating, and stays in sight. */
  before?: ReactNode;
  booking: ReactNode;
};

/** Before an answer stands: all danger signs where too little was understood, else the two or three that matter most. */
export function DangerSigns(props: DangerSignsProps) {
  const { result, clinic, said, spoken, earlier, onAnswer, isSending } = props;
  const { errorMessage, notice, onChangeWords, before, booking } = props;
  const [tapped, setTapped] = useState<ReadonlySet<DangerId>>(new Set());
  const [isBooking, setBooking] = useState(false);
  const [isNobodyIll, setNobodyIll] = useState(false);
  const { urgency, resultId, mayBeNoComplaint } = result;
  const asks = isNobodyIll ? [] : result.asks;
  const { words, language } = spoken;
  const isUnread = urgency === null;
  const tap = (danger: DangerId) =>
    setTapped((before) =>
      before.has(danger) ? new Set([...before].filter((one) => one !== danger)) : new Set([...before, danger]),
    );
  const send = () =>
    onAnswer([
      ...earlier.filter(({ danger }) => !asks.some((one) => one.danger === danger)),
      ...asks.map(({ danger }): DangerTap => ({ danger, state: tapped.has(danger) ? 'present' : 'absent' })),
    ]);
  return (
    <div className={`stack fit gap-12 ${styles.page}`} lang={language}>
      <div className={styles.top}>
        <LanguageSwitch {...spoken} />
      </div>
      {notice}
      <UnreadCard {...{ result, isNobodyIll, said, words }} emergencyNumber={clinic.emergencyNumber} />
      {asks.length > 0 && <SignTiles {...{ asks, tapped, words }} onTap={tap} isDisabled={isSending} />}
      {errorMessage}
      {isUnread && (
        <>
          {before && <div lang={shownLanguage()}>{before}</div>}
          <WaysOn
            {...{ words, clinic, onChangeWords }}
            booking={BOOKING}
            isKept={resultId !== null}
            isNext={asks.length === 0}
            onBook={() => setBooking(true)}
          />
          {/* While there are signs to tap it waits for whoever goes that way: the four ways stay within reach. */}
          <div hidden={asks.length > 0 && !isBooking} id={BOOKING} className={styles.booking} lang={shownLanguage()}>
            {booking}
          </div>
        </>
      )}
      {asks.length > 0 && (
        <DangerBar
          {...{ words, clinic, tapped, isUnread, isSending }}
          onNobodyIll={mayBeNoComplaint ? () => setNobodyIll(true) : undefined}
          onSend={send}
        />
      )}
    </div>
  );
}
