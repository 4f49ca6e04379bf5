import { IconPhoneCall } from '@tabler/icons-react';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import type { ScreenWords } from '../language/screen-words.ts';
import { markWords, type Piece } from '../result/reasons/mark-words.ts';
import styles from './unread-card.module.css';

type UnreadCardProps = {
  result: Pick<TriageResult, 'urgency' | 'understood' | 'notUnderstood' | 'asks' | 'mayBeNoComplaint'>;
  /** They said that nobody is. */
  isNobodyIll?: boolean;
  /** The person's own; empty where nothing was written. */
  said: string;
  emergencyNumber: string;
  words: ScreenWords;
};

/** The number to call comes before anything that is to be read. No level, no causes. */
export function UnreadCard({ result, isNobodyIll = false, said, emergencyNumber, words }: UnreadCardProps) {
  const { call, danger } = words;
  const { title, text } = headOf(result, isNobodyIll, danger);
  const isUnread = result.urgency === null;
  // A language that nobody here reads stands among what was not understood, by its name: no word of the text.
  const languages = result.notUnderstood.filter((one) => !said.includes(one));
  return (
    <article className={`clipped surface ${styles.card}`}>
      <div className={`stack gap-10 ${styles.call}`}>
        <p className="semibold lead-135">{danger.doNotReadOn}</p>
        <ButtonAnchor look="danger" isBlock href={`tel:${emergencyNumber}`} icon={<IconPhoneCall aria-hidden />}>
          {call(emergencyNumber)}
        </ButtonAnchor>
      </div>
      <div className={`p-20 ${styles.body}`}>
        <h1>{title}</h1>
        <p className="mt-12 muted text-18">{text}</p>
        {isUnread && said !== '' && languages.length > 0 && (
          <p className="mt-12 muted text-18">{danger.notOurLanguage(languages.join(', '))}</p>
        )}
        {isUnread && said !== '' && (
          <div className={`mt-12 ruled ${styles.quote}`}>
            <p className="muted text-sm">{danger.yourWords}</p>
            <p className={`text-18 breakable ${styles.said}`} lang="">
              “{markWords(said, result.understood, new Set()).map(asWritten)}”
            </p>
            <p className="row stretch wrap gap-2 gap-x-16 mt-6 muted text-sm">
              {result.understood.length > 0 && <span>{danger.marked}</span>}
              <span>{danger.dotted}</span>
            </p>
          </div>
        )}
      </div>
    </article>
  );
}

type Head = { title: string; text: string };

function headOf(
  { urgency, asks, mayBeNoComplaint = false }: UnreadCardProps['result'],
  isNobodyIll: boolean,
  danger: ScreenWords['danger'],
): Head {
  if (urgency !== null) return { title: danger.first, text: danger.firstWhy };
  if (isNobodyIll) return { title: danger.nobodyIllTitle, text: danger.nobodyIllText };
  if (mayBeNoComplaint && asks.length > 0) return { title: danger.isIll, text: danger.isIllWhy };
  return { title: danger.unread, text: asks.length > 0 ? danger.unreadWhy : danger.unreadStill };
}

const asWritten = ({ text, means }: Piece, index: number) =>
  means === 'nothing' ? (
    <span key={index} className={/\p{L}/u.test(text) ? styles.lost : undefined}>
      {text}
    </span>
  ) : (
    <mark key={index}>{text}</mark>
  );
