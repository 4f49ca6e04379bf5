import { useQuery } from '@tanstack/react-query';
import { openSharedCard } from '#contract/patients/emergency-card.ts';
import { t } from '#web/language/say.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { ErrorMessage } from '#web/ui/feedback/error-message.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { atStart, dayAndTime, shortDay } from '#web/ui/time/time.ts';
import { call } from '../api.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { CardFace } from './card-face.tsx';

/** `token`: what stands behind # in the address. */
export function SharedCardView({ token }: { token: string }) {
  const card = useSharedCard(token);
  const timeZone = useTimeZone();
  if (token === '') return <Useless sentence={t('The address is not complete: the end of the link is missing.')} />;
  if (card.error instanceof ApiRefusal && card.error.code === 'link_invalid')
    return <Useless sentence={sentenceFor(card.error)} />;
  if (card.error) return <ErrorMessage error={card.error} onRetry={() => void card.refetch()} />;
  if (!card.data) return <Skeleton lines={8} />;
  const { facts, linkMadeAt } = card.data;
  return (
    <>
      <CardFace facts={facts} level={2} />
      <p className="muted">
        {t('{moment}: what the clinic’s record says. The link was made on {day}. {name} is told that it was opened.', {
          moment: atStart(dayAndTime(facts.asOf, timeZone)),
          day: shortDay(linkMadeAt, timeZone),
          name: facts.name,
        })}
      </p>
    </>
  );
}

/** Each call is an opening that the owner is told of: it is made once, and again only when someone asks for it. */
const useSharedCard = (token: string) =>
  useQuery({
    queryKey: ['emergency-card', 'shared', token],
    queryFn: () => call(openSharedCard, { body: { token } }),
    enabled: token !== '',
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });

const Useless = ({ sentence }: { sentence: string }) => (
  <AlertBox tone="attention" title={t('This link shows no card')} role="alert">
    {sentence}
  </AlertBox>
);
