import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ActedFor, Family } from '#contract/patients/family.ts';
import { firstNameOf } from '#web/acting-for.ts';
import { actForHref } from '#web/api/family.ts';
import { t } from '#web/language/say.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { ChangeShareDialog, keepable } from './change-share-dialog.tsx';
import { AskForLonger, LongerAsked } from './longer.tsx';
import { useMakeContact } from './queries.ts';
import { ShareEnds } from './share-ends.tsx';
import { allowedBy, untilWords } from './share-words.ts';
import styles from './shares-card.module.css';

type SharesCardProps = { shares: readonly ActedFor[]; ages: Family['ages'] };

export function SharesCard({ shares, ages }: SharesCardProps) {
  return (
    <Card title={t('What each share allows')}>
      {shares.length === 0 && (
        <p className="muted">{t('You act for nobody yet. You can add a child, and an adult can invite you.')}</p>
      )}
      {shares.map((share) => (
        <Share key={share.id} share={share} ages={ages} isAlone={shares.length === 1} />
      ))}
    </Card>
  );
}

type ShareProps = { share: ActedFor; ages: Family['ages']; isAlone: boolean };

function Share({ share, ages, isAlone }: ShareProps) {
  const head = (
    <h3 className="row gap-10">
      <Avatar name={share.name} />
      <span className="min-0">
        {share.age === null ? share.name : `${share.name}, ${share.age}`}
        <span className="block muted text-sm regular">
          {share.relation === 'guardian' ? t('You are parent or guardian') : t('Shares a part with you')}
        </span>
      </span>
    </h3>
  );
  return (
    <section className={`stack fit gap-8 ruled py-12 ${styles.share}`} aria-label={share.name}>
      {isAlone ? (
        <>
          {head}
          <Allowed share={share} ages={ages} />
        </>
      ) : (
        <Fold title={head}>
          <Allowed share={share} ages={ages} />
        </Fold>
      )}
    </section>
  );
}

function Allowed({ share, ages }: Pick<ShareProps, 'share' | 'ages'>) {
  const { can, cannot } = allowedBy(share);
  const contact = useMakeContact();
  const [isGiving, setGiving] = useState(false);
  const name = firstNameOf(share.name);
  return (
    <div className="stack gap-8">
      <ul className="stack gap-4 lead-135">
        {can.map((words) => (
          <li key={words} className="row start gap-8">
            <IconCheck aria-hidden size={18} className="fixed" />
            <span>{words}</span>
          </li>
        ))}
        {cannot.map((words) => (
          <li key={words} className="row start gap-8 muted">
            <IconX aria-hidden size={18} className="fixed" />
            <span>
              <span className="visually-hidden">{t('Not:')} </span>
              {words}
            </span>
          </li>
        ))}
      </ul>
      <p className="muted text-sm">{untilWords(share, ages)}</p>
      <LongerAsked share={share} />
      <div className="row wrap gap-8">
        <a className={styles.open} href={actForHref(share)}>
          {t('Act for {name}', { name })}
        </a>
        {share.opens.includes('record') && share.relation === 'guardian' && (
          <Button
            look="quiet"
            isBusy={contact.isPending}
            onClick={() =>
              mutateDetached(contact, share.id, {
                onSuccess: () => toast.success(t('You are the emergency contact of {name}', { name })),
                onError: (error) => toast.error(t('The emergency contact stays as it was'), sentenceFor(error)),
              })
            }
          >
            {t('Make me the emergency contact')}
          </Button>
        )}
        <AskForLonger share={share} />
        {share.can.narrow && (
          <Button
            look="quiet"
            aria-label={t('Give back a part of what you may do for {name}', { name })}
            onClick={() => setGiving(true)}
          >
            {t('Give back a part')}
          </Button>
        )}
        <ShareEnds share={share} />
      </div>
      {isGiving && (
        <ChangeShareDialog
          share={share}
          mostMonths={null}
          choices={keepable(share.parts)}
          asksPrivate={false}
          onClose={() => setGiving(false)}
        />
      )}
    </div>
  );
}
