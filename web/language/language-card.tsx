import { Card } from '../ui/page/card.tsx';
import { AppLanguage } from './language-switch.tsx';
import { t } from './say.ts';

/** Of the screens, and of the mails and notices that the clinic sends. own-language.ts keeps it with the account. */
export const LanguageCard = () => (
  <Card title={t('Language')}>
    <AppLanguage />
    <p className="muted text-sm mt-8">
      {t('For the screens, and for our mails and notices. What doctors write stays as they wrote it.')}
    </p>
  </Card>
);
