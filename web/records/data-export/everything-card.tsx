import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { t } from '#web/language/say.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { FoldedCard } from '#web/ui/page/folded-card.tsx';
import { useSaveEverything } from './everything.ts';
import styles from './everything-card.module.css';

export function EverythingCard({ patientId }: { patientId: string }) {
  const saving = useSaveEverything(patientId);
  const save = () => mutateDetached(saving, undefined, { onSuccess: (name) => toast.success(t('Downloaded'), name) });
  return (
    <FoldedCard title={t('Everything about you')}>
      <div className="stack gap-16">
        <p className={styles.text}>
          {t(
            'All that the clinic holds about you: your details, health profile, readings, appointments, notes, what you were told, and who opened your record. The file is for programs (JSON), the page is for people.',
          )}
        </p>
        {saving.error && (
          <AlertBox tone="urgent" title={t('Nothing was downloaded')}>
            {sentenceFor(saving.error)}
          </AlertBox>
        )}
        <div className="row stretch wrap gap-12">
          <Button
            icon={<IconDownload aria-hidden />}
            onClick={save}
            isBusy={saving.isPending}
            busyText={t('Collecting…')}
          >
            {t('Download everything about me')}
          </Button>
          <ButtonLink to="/account/everything" icon={<IconPrinter aria-hidden />}>
            {t('Print it')}
          </ButtonLink>
        </div>
      </div>
    </FoldedCard>
  );
}
