import type { NoticeSettings, QuietHours } from '#contract/channels.ts';
import { t } from '#web/language/say.ts';
import { SwitchField } from '#web/ui/fields/switch-field.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useNoticeSettings, useSaveNoticeSettings } from './queries.ts';

const HALF_HOURS = Array.from({ length: 48 }, (_, n) => {
  const hour = String(Math.floor(n / 2)).padStart(2, '0');
  return `${hour}:${n % 2 === 0 ? '00' : '30'}`;
});

/** Nothing is there until it is known: the card above says what is missing. */
export function QuietHoursCard() {
  const settings = useNoticeSettings().data;
  return settings ? <Hours settings={settings} /> : null;
}

function Hours({ settings: { choices, quietHours } }: { settings: NoticeSettings }) {
  const save = useSaveNoticeSettings();
  const change = (hours: Partial<QuietHours>) => save.mutate({ choices, quietHours: { ...quietHours, ...hours } });
  return (
    <Card>
      <SwitchField label={t('Quiet hours')} isOn={quietHours.isOn} onChange={() => change({ isOn: !quietHours.isOn })}>
        {t(
          'Notices and mails wait until they end, but for the answer to a call for help and an earlier time for today.',
        )}
      </SwitchField>
      {quietHours.isOn && (
        <div className="row gap-12 mt-12">
          <Time label={t('Quiet from')} value={quietHours.from} onChange={(from) => change({ from })} />
          <span className="fixed">{t('to')}</span>
          <Time label={t('Quiet until')} value={quietHours.until} onChange={(until) => change({ until })} />
        </div>
      )}
    </Card>
  );
}

type TimeProps = { label: string; value: string; onChange: (time: string) => void };

function Time({ label, value, onChange }: TimeProps) {
  const times = HALF_HOURS.includes(value) ? HALF_HOURS : [...HALF_HOURS, value].sort();
  return (
    <div className="grow min-0">
      <SelectField
        label={<span className="visually-hidden">{label}</span>}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </SelectField>
    </div>
  );
}
