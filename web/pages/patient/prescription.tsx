import { IconArrowLeft } from '@tabler/icons-react';
import { useParams, useRouter } from '@tanstack/react-router';
import { HOME_OF } from '#contract/screens.ts';
import { PrescriptionView } from '#web/care/prescription/prescription-view.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { shownLanguage, t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';

export function PrescriptionPage() {
  const { id } = useParams({ strict: false });
  const { role } = useMyself();
  const router = useRouter();
  // Opened from a mail there is nothing to go back to.
  const goBack = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: HOME_OF[role] });
  return (
    <PrescriptionView
      id={id ?? ''}
      back={
        <Button look="quiet" lang={shownLanguage()} icon={<IconArrowLeft aria-hidden />} onClick={goBack}>
          {t('Back')}
        </Button>
      }
    />
  );
}
