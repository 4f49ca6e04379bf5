import type { UseQueryResult } from '@tanstack/react-query';
import { type ChannelName, type NoticeSettings, TOPICS, type Topic } from '#contract/channels.ts';
import { msg, t, tCount, tMarked } from '#web/language/say.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { FoldedCard } from '#web/ui/page/folded-card.tsx';
import styles from './how-we-tell-you.module.css';
import { PushSwitch } from './push-switch.tsx';
import { useNoticeSettings, useSaveNoticeSettings } from './queries.ts';

const TOPIC_NAMES: Record<Topic, string> = {
  visits: msg('Visits'),
  medicines: msg('Medicines'),
  results: msg('Results'),
  messages: msg('Messages'),
  'earlier-times': msg('Earlier times'),
};

const COLUMNS: readonly { channel: ChannelName; name: string; by: string }[] = [
  { channel: 'push', name: msg('Phone'), by: msg('phone notice') },
  { channel: 'sms', name: 'SMS', by: 'SMS' },
  { channel: 'whatsapp', name: 'WhatsApp', by: 'WhatsApp' },
  { channel: 'mail', name: msg('E-mail'), by: msg('e-mail') },
];

export function HowWeTellYou() {
  const settings: UseQueryResult<NoticeSettings> = useNoticeSettings();
  return (
    <FoldedCard id="notices" title={t('How we tell you')}>
      <QueryView query={settings} lines={6}>
        {(known) => (
          <>
            <PushSwitch settings={known} />
            <ChoiceTable settings={known} />
            <p className="muted text-sm mt-8">{noteFor(known)}</p>
          </>
        )}
      </QueryView>
    </FoldedCard>
  );
}

function ChoiceTable({ settings }: { settings: NoticeSettings }) {
  const save = useSaveNoticeSettings();
  const columns = COLUMNS.filter(({ channel }) => settings.setUp[channel]);
  const choose = (topic: Topic, channel: ChannelName, isOn: boolean) => {
    const { choices, quietHours } = settings;
    save.mutate({ quietHours, choices: { ...choices, [topic]: { ...choices[topic], [channel]: isOn } } });
  };
  return (
    <table className={`full ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('News about')}</span>
          </th>
          {columns.map(({ channel, name }) => (
            <th key={channel} scope="col" className="muted text-sm">
              {tMarked(name)}{' '}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TOPICS.map((topic) => (
          <tr key={topic}>
            <th scope="row">{tMarked(TOPIC_NAMES[topic])}</th>
            {columns.map(({ channel, by }) => (
              <td className="p-0" key={channel}>
                <label className={`stack place-centre pressable min-height-48 ${styles.cell}`}>
                  <input
                    type="checkbox"
                    aria-label={t('{topic} by {by}', { topic: tMarked(TOPIC_NAMES[topic]), by: tMarked(by) })}
                    checked={settings.choices[topic][channel]}
                    onChange={(event) => choose(topic, channel, event.currentTarget.checked)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A channel that the clinic does not have is a sentence, not a column. */
function noteFor({ setUp }: NoticeSettings): string {
  const missing = COLUMNS.filter(({ channel }) => !setUp[channel]).map(({ name }) => tMarked(name));
  const sentences = [t('The lock screen never shows what it is about.')];
  if (missing.length > 0) {
    sentences.push(
      tCount('{channels} is not set up at this clinic.', '{channels} are not set up at this clinic.', missing.length, {
        channels: missing.join(t(' and ')),
      }),
    );
  }
  return [...sentences, t('News about your account always comes.')].join(' ');
}
