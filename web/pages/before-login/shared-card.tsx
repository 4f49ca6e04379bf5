import { useAddress } from '#web/address.ts';
import { SharedCardView } from '#web/emergency-card/shared-card-view.tsx';
import { t } from '#web/language/say.ts';
import { OneTaskScreen } from './one-task-screen.tsx';

/** The token stays in the address: whoever helps may load the page again. */
export function SharedCardPage() {
  const { hash } = useAddress();
  return (
    <OneTaskScreen title={t('Emergency card')}>
      <SharedCardView token={hash} />
    </OneTaskScreen>
  );
}
