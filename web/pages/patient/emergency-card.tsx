import { IconDeviceMobile, IconFileText } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { CardFacts } from '#contract/patients/emergency-card.ts';
import { CardFace } from '#web/emergency-card/card-face.tsx';
import { ChoiceCard } from '#web/emergency-card/choice-card.tsx';
import { useEmergencyCard } from '#web/emergency-card/queries.ts';
import { useMyself } from '#web/identity/myself.ts';
import { t } from '#web/language/say.ts';
import { useCopyOwner } from '#web/phone-copy.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { PrintSheet } from '#web/ui/page/print-sheet.tsx';
import styles from './emergency-card.module.css';
import { WayBack } from './record/record-part.tsx';
import { Screen } from './screen.tsx';

const OnlineCard = lazyOr(async () => (await import('#web/emergency-card/online-card.tsx')).OnlineCard);

export function EmergencyCardPage() {
  const me = useMyself();
  const card = useEmergencyCard(me.patientId ?? '');
  return (
    <>
      <WayBack to="/you" back={t('You')} />
      <QueryView query={card} lines={10}>
        {(shown) => (
          <>
            <Screen
              columns={[
                <>
                  <CardFace facts={shown.facts} />
                  <OnThisPhone accountId={me.id} />
                </>,
                <>
                  <ChoiceCard card={shown} />
                  <section className="panel p-20" aria-label={t('On paper')}>
                    <Button isBlock icon={<IconFileText aria-hidden />} onClick={() => window.print()}>
                      {t('Print for your wallet')}
                    </Button>
                    <p className="mt-8 muted text-md">{t('Two cards on a sheet.')}</p>
                  </section>
                  {/* The last of its column: nothing moves when it comes. */}
                  <Suspense>
                    <OnlineCard card={shown} />
                  </Suspense>
                </>,
              ]}
              isEven
            />
            <CardSheet facts={shown.facts} />
          </>
        )}
      </QueryView>
    </>
  );
}

function OnThisPhone({ accountId }: { accountId: string }) {
  const isKept = useCopyOwner() === accountId;
  return (
    <p className={`row wrap gap-12 round sunk lead-135 ${styles.kept}`}>
      <IconDeviceMobile className="fixed muted" aria-hidden />
      <span className="grow min-0">
        {isKept
          ? t('Kept on this phone: it opens without a network.')
          : t('Not kept on this phone: it needs a network.')}
      </span>
      <ButtonLink to="/you" hash="on-this-phone" look="quiet">
        {t('Change')}
      </ButtonLink>
    </p>
  );
}

/** The sheet that the printer gives: the card twice, one for the wallet and one for home. */
const CardSheet = ({ facts }: { facts: CardFacts }) => (
  <PrintSheet>
    <div className={styles.cards}>
      <CardFace facts={facts} level={2} isPaper />
      <CardFace facts={facts} level={2} isPaper />
    </div>
    <p className={styles.cut}>
      {t('Cut out and fold. Print it anew when something changes: paper does not follow the record.')}
    </p>
  </PrintSheet>
);
