import { IconHeartHandshake, IconId, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Family } from '#contract/patients/family.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { AskForChildDialog } from './ask-for-child-dialog.tsx';
import { InviteHelperDialog } from './invite-helper-dialog.tsx';
import { RegisterChildDialog } from './register-child-dialog.tsx';

type Way = 'register' | 'ask' | 'invite';

/** The ways in: a child of mine, or someone who is to help me. */
export function SomeoneNewCard({ ages, today }: { ages: Family['ages']; today: string }) {
  const [way, setWay] = useState<Way | null>(null);
  const close = () => setWay(null);
  return (
    <Card title={t('Someone new')}>
      <div className="stack gap-8">
        <Button isBlock icon={<IconUserPlus aria-hidden />} onClick={() => setWay('register')}>
          {t('Add a child')}
        </Button>
        <Button isBlock icon={<IconId aria-hidden />} onClick={() => setWay('ask')}>
          {t('My child has a Health ID')}
        </Button>
        <Button isBlock icon={<IconHeartHandshake aria-hidden />} onClick={() => setWay('invite')}>
          {t('Ask someone to help me')}
        </Button>
      </div>
      {way === 'register' && <RegisterChildDialog today={today} onClose={close} />}
      {way === 'ask' && <AskForChildDialog onClose={close} />}
      {way === 'invite' && <InviteHelperDialog mostMonths={ages.helpMonths} onClose={close} />}
    </Card>
  );
}
