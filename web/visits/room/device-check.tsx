import { useEffect, useReducer, useRef, useState } from 'react';
import { readRelays } from '#contract/appointments/visits.ts';
import { call } from '#web/api.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { checkRelay, type RelayCheck } from '../call/check-relay.ts';
import type { Devices, Problem } from '../call/devices.ts';
import styles from './device-check.module.css';
import { Video } from './video.tsx';

type DeviceCheckProps = {
  visitId: string;
  devices: Devices | null;
  onAgain: () => void;
  /** Where a guest finds the servers that a visit has. */
  relays?: () => Promise<{ iceServers: readonly RTCIceServer[] }>;
};

/** What does not work is said loudly, with what to do; nobody finds out when the doctor is there. */
export function DeviceCheck({ visitId, devices, onAgain, relays }: DeviceCheckProps) {
  return (
    <section className="stack gap-12" aria-label={t('Check picture, sound and network')}>
      <h2>{t('Check picture, sound and network')}</h2>
      <p className="muted">{t('Only you see this.')}</p>
      {!devices && <p role="status">{t('Your browser asks for the camera and the microphone. Press Allow.')}</p>}
      {devices && devices.camera === null && (
        <Video stream={devices.stream} label={t('Your own picture')} isMine className={`round ${styles.own}`} />
      )}
      {devices && (
        <>
          <Line what={t('Camera')} problem={devices.camera} />
          <Line what={t('Microphone')} problem={devices.microphone} />
        </>
      )}
      {(devices?.camera || devices?.microphone) && (
        <Button look="primary" onClick={onAgain}>
          {t('Try again')}
        </Button>
      )}
      <Button onClick={playSound}>{t('Play a sound')}</Button>
      <NetworkCheck visitId={visitId} relays={relays} />
    </section>
  );
}

const Line = ({ what, problem }: { what: string; problem: Problem | null }) =>
  problem ? (
    <AlertBox tone="urgent" title={problem.title}>
      {problem.what}
    </AlertBox>
  ) : (
    <p className="row gap-12">
      {what} <Badge tone="ok">{t('Works')}</Badge>
    </p>
  );

const WORDS: Record<RelayCheck | 'asking' | 'no-server', { tone?: 'ok' | 'attention'; badge: string; text: string }> = {
  asking: { badge: msg('Checking'), text: msg('This takes a few seconds.') },
  reached: {
    tone: 'ok',
    badge: msg('Works'),
    text: msg('Sound and picture find a way, also from outside the clinic.'),
  },
  'none-set': {
    ...{ tone: 'attention', badge: msg('Not checked') },
    text: msg(
      'In the clinic’s own network it works. From elsewhere sound and picture may not get through; then the doctor telephones.',
    ),
  },
  'not-reached': {
    ...{ tone: 'attention', badge: msg('May not work') },
    text: msg(
      'Sound and picture do not get out of your network. Try another Wi-Fi or mobile data. Else the visit goes on in chat or by telephone.',
    ),
  },
  'no-server': {
    tone: 'attention',
    badge: msg('Not checked'),
    text: msg('The clinic could not be reached. Check your connection.'),
  },
};

type NetworkCheckProps = { visitId: string; relays: DeviceCheckProps['relays'] | undefined };

function NetworkCheck({ visitId, relays }: NetworkCheckProps) {
  const [tries, again] = useReducer((before: number) => before + 1, 0);
  const [last, setLast] = useState<{ tries: number; check: keyof typeof WORDS } | null>(null);
  const asked = useRef(relays);
  useEffect(() => {
    let isGone = false;
    (asked.current?.() ?? call(readRelays, { params: { id: visitId } }))
      .then(({ iceServers }) => checkRelay(iceServers))
      .catch(() => 'no-server' as const)
      .then((check) => {
        if (!isGone) setLast({ tries, check });
      });
    return () => {
      isGone = true;
    };
  }, [visitId, tries]);
  // Another Wi-Fi, or the network is back: what was found before says nothing about it.
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  const found = last?.tries === tries ? last.check : 'asking';
  const { badge, text, ...tone } = WORDS[found];
  return (
    <>
      <div role="status">
        <p className="row gap-12">
          {t('Network')} <Badge {...tone}>{tMarked(badge)}</Badge>
        </p>
        <p className="muted text-14">{tMarked(text)}</p>
      </div>
      {(found === 'not-reached' || found === 'no-server') && <Button onClick={again}>{t('Check again')}</Button>}
    </>
  );
}

/** Half a second, so that a silent speaker is found before the visit. */
function playSound() {
  const sound = new AudioContext();
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  volume.gain.value = 0.2;
  tone.connect(volume).connect(sound.destination);
  tone.onended = () => void sound.close();
  tone.start();
  tone.stop(sound.currentTime + 0.5);
}
