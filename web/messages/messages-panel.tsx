import { IconMessagePlus, IconStethoscope } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { MessageCard } from './message-card.tsx';
import { MessageThread } from './message-thread.tsx';
import styles from './messages-panel.module.css';
import { type AboutPatient, NewMessageDialog } from './new-message-dialog.tsx';
import { useMessageCounts, useMessages } from './queries.ts';

type MessagesPanelProps = {
  side: 'doctor' | 'staff';
  patients: readonly AboutPatient[];
  /** The figures stand in the head of the page instead. */
  isCountedElsewhere?: boolean;
  /** The message that a link leads to; it is opened and scrolled into view. */
  soughtId?: string | undefined;
  /** Who it is about and how they are, above the thread. */
  about?: (patientId: string) => ReactNode;
};

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const;

/** Remounts when a link leads to another message. */
export const MessagesPanel = (props: MessagesPanelProps) => <Desk key={props.soughtId} {...props} />;

function Desk({ side, patients, isCountedElsewhere, soughtId, about }: MessagesPanelProps) {
  const [filter, setFilter] = useState<'all' | 'unread'>('all');
  const [openId, setOpenId] = useState<string | null>(soughtId ?? null);
  const [isWriting, setWriting] = useState(false);
  const messages = useMessages(filter === 'unread');
  const counts = useMessageCounts().data;
  const open = messages.data?.find(({ id, isWithheld }) => id === openId && !isWithheld);
  return (
    <>
      <div className={`row wrap gap-12 gap-x-24 mb-16 ${styles.head}`}>
        {!isCountedElsewhere && (
          <>
            <p className={`row gap-8 ${styles.count}`}>
              <b className="stack place-centre">{counts?.unread ?? '–'}</b> Unread
            </p>
            <p className="row gap-8">
              <IconStethoscope size={20} className="muted" aria-hidden />
              <b>{counts?.activeDoctors ?? '–'}</b> Active Doctors
            </p>
          </>
        )}
        <ChoiceField label="Show" name="message-filter" choices={FILTERS} value={filter} onChoose={setFilter} />
        <Button look="primary" icon={<IconMessagePlus aria-hidden />} onClick={() => setWriting(true)}>
          {side === 'doctor' ? 'Write to the ward' : 'Write to a doctor'}
        </Button>
      </div>
      <div className={classNames(`stack start fit gap-14 ${styles.desk}`, open && styles.beside)}>
        <QueryView
          query={messages}
          empty={filter === 'unread' ? 'Nothing is unread.' : 'No messages yet. New ones appear here by themselves.'}
        >
          {(list) => (
            <ol className="stack fit gap-10" aria-label="Messages">
              {list.map((message) => (
                <MessageCard
                  key={message.id}
                  message={message}
                  isOpen={message.id === openId}
                  isSought={message.id === soughtId && message.isWithheld}
                  onReply={() => setOpenId(message.id === openId ? null : message.id)}
                />
              ))}
            </ol>
          )}
        </QueryView>
        {open && (
          <MessageThread
            key={open.id}
            message={open}
            isSought={open.id === soughtId}
            about={open.patientId && about?.(open.patientId)}
            onClose={() => setOpenId(null)}
          />
        )}
      </div>
      <NewMessageDialog side={side} patients={patients} isOpen={isWriting} onClose={() => setWriting(false)} />
    </>
  );
}
