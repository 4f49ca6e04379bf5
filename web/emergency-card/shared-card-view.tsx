import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { ErrorMessage } from '#web/ui/feedback/error-message.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { atStart, dayAndTime, shortDay } from '#web/ui/time/time.ts';
import { ApiRefusal } from '../refusal.ts';
import { CardFace } from './card-face.tsx';
import { useSharedCard } from './shared-card.ts';

/** `token`: what stands behind # in the address. */
export function SharedCardView({ token }: { token: string }) {
  const card = useSharedCard(token);
  const timeZone = useTimeZone();
  if (token === '') return <Useless sentence="The address is not complete: the end of the link is missing." />;
  if (card.error instanceof ApiRefusal && card.error.code === 'link_invalid')
    return <Useless sentence={card.error.message} />;
  if (card.error) return <ErrorMessage error={card.error} onRetry={() => void card.refetch()} />;
  if (!card.data) return <Skeleton lines={8} />;
  const { facts, linkMadeAt } = card.data;
  return (
    <>
      <CardFace facts={facts} level={2} />
      <p className="muted">
        {atStart(dayAndTime(facts.asOf, timeZone))}: what the clinic’s record says. The link was made on{' '}
        {shortDay(linkMadeAt, timeZone)}. {facts.name} is told that it was opened.
      </p>
    </>
  );
}

const Useless = ({ sentence }: { sentence: string }) => (
  <AlertBox tone="attention" title="This link shows no card" role="alert">
    {sentence}
  </AlertBox>
);
