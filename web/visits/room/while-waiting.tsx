import { IconMessage, IconMicrophone, IconPhone, IconVideo } from '@tabler/icons-react';
import { LADDER, type Rung, type Visit } from '#contract/appointments/visits.ts';
import { t, tMarked, tRich } from '#web/language/say.ts';
import { Guests } from './guests.tsx';
import { MODE_WORDS } from './mode-times.tsx';
import styles from './while-waiting.module.css';

const ICONS: Record<Rung, typeof IconVideo> = {
  video: IconVideo,
  audio: IconMicrophone,
  chat: IconMessage,
  'call-back': IconPhone,
};

/** The ladder, step by step, and the number at its end. */
export const WeakNetwork = ({ visit }: { visit: Visit }) => (
  <section className="stack gap-12 panel p-20" aria-label={t('If the network is weak')}>
    <h2>{t('If the network is weak')}</h2>
    <p>
      {t(
        'The visit goes on. It steps down by itself from video to sound, then chat, and steps up again when it can. The last step is the telephone.',
      )}
    </p>
    <ol className={styles.ladder}>
      {LADDER.map((rung) => {
        const Icon = ICONS[rung];
        return (
          <li key={rung}>
            <span className={styles.rung}>
              <Icon aria-hidden />
            </span>
            {tMarked(MODE_WORDS[rung])}
          </li>
        );
      })}
    </ol>
    {visit.phone && (
      <p>
        {tRich('Last step: {name} calls you on {phone}.', {
          name: visit.doctor,
          phone: <span className="nowrap">{visit.phone}</span>,
        })}
      </p>
    )}
  </section>
);

/** A relative or an interpreter can be asked in before the doctor is there. */
export const WhoElse = ({ visit }: { visit: Visit }) => (
  <div className="panel p-20 min-0">
    <Guests visit={visit} title={t('Who else joins')} />
  </div>
);
