import { type ReactNode, useState } from 'react';
import type { Addressee, AnsweringTimes, InboxThreadInFull } from '#contract/inbox.ts';
import type { DangerRead } from '#contract/triage/danger-in-message.ts';
import { t, tCount, tRich } from '#web/language/say.ts';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Avatar } from '../ui/people/avatar.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { shortDay } from '../ui/time/time.ts';
import { AnsweringNote } from './answering-note.tsx';
import { closedInWords } from './answering-words.ts';
import { ComposeMessage } from './compose-message.tsx';
import { isFoundLater } from './found-later.ts';
import { MessageBubbles } from './message-bubbles.tsx';
import { useInboxThread } from './queries.ts';
import { useReadOnSight } from './read-on-sight.ts';
import { StopCard } from './stop-card.tsx';

type ConversationProps = {
  addressee: Addressee;
  answering: AnsweringTimes;
  emergencyNumber: string;
  crisisLine: { number: string; name: string | null } | null;
  alertClinic: ReactNode;
  signs: (danger: DangerRead, onNone: () => void) => ReactNode;
};

/** A patient's thread with a doctor or the desk. */
export function Conversation({ addressee, answering, emergencyNumber, crisisLine, ...slots }: ConversationProps) {
  const { doctorId, doctor, visitOn, canWrite, thread } = addressee;
  const timeZone = useTimeZone();
  const now = useNow();
  const full = useInboxThread(thread?.id ?? null);
  // What was just written is known before the thread is read again, also where that fails.
  const [written, setWritten] = useState<InboxThreadInFull>();
  const newest = [full.data, thread, written]
    .filter((each) => each?.doctorId === doctorId)
    .reduce((one, other) => ((other?.version ?? 0) > (one?.version ?? 0) ? other : one), undefined);
  const isNotChecked = newest?.isNotChecked === true;
  useReadOnSight(full.data);
  const whenRead = answering.isOpen
    ? tCount('Messages may wait an hour.', 'Messages may wait {n} hours.', answering.withinHours)
    : `${t('Nobody reads this now.')} ${closedInWords(answering, timeZone, now)}`;
  return (
    <>
      <div className="row gap-12">
        {doctor && <Avatar name={doctor} />}
        <div>
          <h1>{doctor ?? t('The desk')}</h1>
          {visitOn && (
            <p className="muted">{t('Your visit on {day}', { day: shortDay(`${visitOn}T12:00:00Z`, 'UTC') })}</p>
          )}
        </div>
      </div>
      <AnsweringNote {...{ answering, emergencyNumber }} />
      {thread && (
        <QueryView query={full}>
          {(known) => (
            // What was found later says it in a box of its own while it waits.
            <MessageBubbles
              thread={known}
              side="patient"
              whomToCall={!isFoundLater(known) && <WhomToCall {...{ emergencyNumber, crisisLine }} />}
            />
          )}
        </QueryView>
      )}
      {full.data && isFoundLater(full.data) && (
        <AlertBox tone="urgent" title={t('This may be an emergency.')}>
          {t('What you wrote may be a danger sign. Do not wait for an answer:')}{' '}
          <WhomToCall {...{ emergencyNumber, crisisLine }} />
        </AlertBox>
      )}
      {isNotChecked && (
        <AlertBox tone="urgent" title={t('We could not check your message for danger signs.')}>
          {answering.isOpen ? t('The clinic was told to read it first.') : whenRead}{' '}
          {t('If you may be in danger, do not wait for an answer:')} <WhomToCall {...{ emergencyNumber, crisisLine }} />
        </AlertBox>
      )}
      {thread?.status === 'closed' && (
        <p className="muted text-sm">{t('The clinic has closed this. A new message opens it again.')}</p>
      )}
      {canWrite ? (
        <ComposeMessage
          key={doctorId ?? 'desk'}
          doctorId={doctorId}
          signs={slots.signs}
          whomToCall={<WhomToCall {...{ emergencyNumber, crisisLine }} />}
          onWritten={setWritten}
          stop={(danger, onSigns) => (
            <StopCard {...{ danger, emergencyNumber, crisisLine, whenRead, onSigns }} alertClinic={slots.alertClinic} />
          )}
        />
      ) : (
        <p className="muted">
          {t(
            'The last visit was more than 90 days ago, or the doctor no longer works here. Write to the desk, or book a visit.',
          )}
        </p>
      )}
    </>
  );
}

function WhomToCall({ emergencyNumber, crisisLine }: Pick<ConversationProps, 'emergencyNumber' | 'crisisLine'>) {
  return (
    <>
      {crisisLine
        ? tRich('call {number}, or {line}.', {
            number: <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>,
            line: (
              <>
                <a href={`tel:${crisisLine.number}`}>{crisisLine.number}</a>
                {crisisLine.name && ` (${crisisLine.name})`}
              </>
            ),
          })
        : tRich('call {number}.', { number: <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a> })}
    </>
  );
}
