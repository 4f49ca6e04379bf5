import { IconLink, IconLinkOff, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { CardOpening, EmergencyCard } from '#contract/patients/emergency-card.ts';
import { t, tCount } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { atStart, dayAndTime } from '#web/ui/time/time.ts';
import { sentenceFor } from '../refusal.ts';
import { useEndLink, useMakeLink } from './queries.ts';

const SHOWN = 5;

const linkQuestion = async () => (await import('./link-question.tsx')).LinkQuestion;

/** The other way to show it: a link that the patient gives away, ends and renews. */
export function OnlineCard({ card }: { card: EmergencyCard }) {
  const make = useMakeLink(card.patientId);
  const end = useEndLink(card.patientId);
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const { link } = card;
  const replaces = link?.id ?? null;
  return (
    <Card
      title={
        link
          ? tCount('Online card: opened once', 'Online card: opened {n} times', link.timesOpened)
          : t('Online card: off')
      }
    >
      <p className="muted text-md">
        {t('Whoever has its link reads what the card shows, without a login. Each opening is told to you.')}
      </p>
      {link ? (
        <>
          <LinkFacts {...link} />
          <div className="row wrap gap-8 mt-12">
            <CopyButton value={link.address} what={t('link')} spokenAs={t('link')} look="primary" />
            <Button icon={<IconRefresh aria-hidden />} onClick={() => setAsked('renew')}>
              {t('Renew')}
            </Button>
            <Button look="danger-outline" icon={<IconLinkOff aria-hidden />} onClick={() => setAsked('end')}>
              {t('End link')}
            </Button>
          </div>
        </>
      ) : (
        <Button
          className="mt-12"
          icon={<IconLink aria-hidden />}
          onClick={() => make.mutate({ replaces })}
          isBusy={make.isPending}
        >
          {t('Make a link')}
        </Button>
      )}
      {/* The dialogs say it themselves. */}
      {make.error && asked === null && (
        <AlertBox tone="urgent" title={t('Not changed.')}>
          {sentenceFor(make.error)}
        </AlertBox>
      )}
      <Openings openings={card.openings} />
      <LazyDialog
        load={linkQuestion}
        dialog={{
          isOpen: asked !== null,
          onClose: () => setAsked(null),
          what: asked ?? 'end',
          run: () => (asked === 'renew' ? make.mutateAsync({ replaces }) : end.mutateAsync({ link: replaces ?? '' })),
        }}
      />
    </Card>
  );
}

function LinkFacts({ address, madeAt }: NonNullable<EmergencyCard['link']>) {
  const timeZone = useTimeZone();
  return (
    <p className="mt-12 text-md">
      <code className="block breakable">{address}</code>
      <span className="muted">{t('Made {moment}', { moment: dayAndTime(madeAt, timeZone) })}</span>
    </p>
  );
}

function Openings({ openings }: { openings: readonly CardOpening[] }) {
  const timeZone = useTimeZone();
  if (openings.length === 0) return null;
  return (
    <>
      <h3 className="mt-16 text-16">{t('Opened')}</h3>
      <ul>
        {openings.slice(0, SHOWN).map(({ at, device, isByOwner }) => (
          <li key={at} className="py-12 ruled lead-135">
            {atStart(dayAndTime(at, timeZone))}
            <span className="block muted text-md">
              {isByOwner ? t('By you, with {device}', { device }) : t('With {device}', { device })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
