import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#web/language/say.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Card } from '../ui/page/card.tsx';
import styles from './card-form.module.css';
import { RenewCodesForm } from './renew-codes-form.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { TurnOffForm } from './turn-off-form.tsx';

type SecondFactorCardProps = {
  isOn: boolean;
  /** A clinic in production demands it of everyone who works there. */
  mayTurnOff: boolean;
  /** Stands on the sheet with the recovery codes. */
  login: string;
};

type Task = 'none' | 'set-up' | 'renew' | 'turn-off';

export function SecondFactorCard({ isOn, mayTurnOff, login }: SecondFactorCardProps) {
  const queryClient = useQueryClient();
  const [task, setTask] = useState<Task>('none');
  const finish = (news?: string) => {
    setTask('none');
    if (news) toast.success(news);
    void queryClient.invalidateQueries({ queryKey: ['me'] });
  };
  return (
    <Card title={t('Second step at login')} action={task === 'none' && <State isOn={isOn} />}>
      {task === 'set-up' && (
        <SecondFactorSetup
          login={login}
          onDone={() => finish(t('The second step is on.'))}
          onCancel={() => setTask('none')}
        />
      )}
      {task === 'renew' && <RenewCodesForm login={login} onDone={() => finish()} onCancel={() => setTask('none')} />}
      {task === 'turn-off' && (
        <TurnOffForm onDone={() => finish(t('The second step is off.'))} onCancel={() => setTask('none')} />
      )}
      {task === 'none' && (
        <div className={styles.stack}>
          <p className={`muted ${styles.text}`}>
            {isOn
              ? t('After your password you are asked for a code from your authenticator app.')
              : t('With a code from an app on your phone, a stolen password alone opens nothing.')}
          </p>
          <div className="row stretch wrap gap-12">
            {!isOn && (
              <Button look="primary" onClick={() => setTask('set-up')}>
                {t('Set up')}
              </Button>
            )}
            {isOn && <Button onClick={() => setTask('renew')}>{t('New recovery codes')}</Button>}
            {isOn && mayTurnOff && (
              <Button look="danger-outline" onClick={() => setTask('turn-off')}>
                {t('Turn off')}
              </Button>
            )}
          </div>
          {isOn && !mayTurnOff && (
            <p className={`muted ${styles.text}`}>{t('Everyone who works here needs it: it cannot be turned off.')}</p>
          )}
        </div>
      )}
    </Card>
  );
}

const State = ({ isOn }: { isOn: boolean }) =>
  isOn ? (
    <Badge tone="ok" icon={<IconShieldCheck aria-hidden />}>
      {t('On')}
    </Badge>
  ) : (
    <Badge icon={<IconShieldOff aria-hidden />}>{t('Off')}</Badge>
  );
