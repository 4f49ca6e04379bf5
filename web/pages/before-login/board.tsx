import { useAddress } from '#web/address.ts';
import { WaitingBoard } from '#web/appointments/waiting-room/waiting-board.tsx';

/** For a television in the waiting room. The key stays in the address: the browser may load the page again by itself. */
export function BoardPage() {
  const { hash } = useAddress();
  return <WaitingBoard boardKey={hash} />;
}
