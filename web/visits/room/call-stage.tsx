import { type ReactNode, useState } from 'react';
import type { Visit } from '#contract/appointments/visits.ts';
import { useChat } from '../queries.ts';
import { spokenOf } from './call-words.ts';
import { Guests } from './guests.tsx';
import { PhotoControl } from './photo-control.tsx';
import { goToChat, Stage } from './stage.tsx';
import type { InCall } from './use-call.ts';

type CallStageProps = InCall & { visit: Visit; leave: { words: string; onLeave: () => void }; children?: ReactNode };

/** The call as doctor and patient have it: with photos, and with who else may come in. */
export function CallStage({ visit, call, state, leave, children }: CallStageProps) {
  const [photoProblem, setPhotoProblem] = useState<string | null>(null);
  const { unread, noteRead } = useUnread(visit.id);
  const onChat = () => {
    noteRead();
    goToChat();
  };
  return (
    <Stage
      {...{ call, state, leave, unread, onChat, spoken: spokenOf(visit) }}
      more={<PhotoControl visitId={visit.id} onProblem={setPhotoProblem} />}
    >
      {photoProblem && <p role="alert">{photoProblem}</p>}
      {children}
      <Guests visit={visit} />
    </Stage>
  );
}

/** Lines of others that came since this person last wrote or went to the chat. */
function useUnread(visitId: string) {
  const lines = useChat(visitId).data ?? [];
  const [read, setRead] = useState(0);
  const from = Math.max(read, lines.findLastIndex(({ isMine }) => isMine) + 1);
  return { unread: lines.slice(from).length, noteRead: () => setRead(lines.length) };
}
