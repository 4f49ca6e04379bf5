import { IconPhoneCall } from '@tabler/icons-react';
import { useState } from 'react';
import { CRISIS_DANGERS, type DangerId, MAIN_TILES } from '#contract/triage/dangers.ts';
import { LEADING } from '#triage-engine/dangers/danger-signs.ts';
import { LanguageSwitch } from '#web/language/language-switch.tsx';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { useFocusOnMount } from '#web/ui/keyboard/focus-on-mount.ts';
import { useLanguage } from '../language/use-language.ts';
import type { TriageClinic } from '../result/urgency/urgency-card.tsx';
import { SignTiles } from './sign-tiles.tsx';

const ASKS = MAIN_TILES.map((tile) => ({ danger: LEADING[tile], tile, reason: 'unread' as const }));

type SignsCheckProps = {
  said: string;
  clinic: Pick<TriageClinic, 'emergencyNumber' | 'crisisLine'>;
  onNone: () => void;
};

/** The twelve danger signs, for a text in which a danger was read. Any tap leads to the number; none leads on. */
export function SignsCheck({ said, clinic: { emergencyNumber, crisisLine }, onNone }: SignsCheckProps) {
  const spoken = useLanguage(said);
  const box = useFocusOnMount();
  const [tapped, setTapped] = useState<ReadonlySet<DangerId>>(new Set());
  const { words, language } = spoken;
  const tap = (danger: DangerId) =>
    setTapped((before) =>
      before.has(danger) ? new Set([...before].filter((one) => one !== danger)) : new Set([...before, danger]),
    );
  const isForMind = [...tapped].some((one) => CRISIS_DANGERS.includes(one));
  const isForBody = [...tapped].some((one) => !CRISIS_DANGERS.includes(one));
  const phone = <IconPhoneCall aria-hidden />;
  return (
    <div ref={box} tabIndex={-1} className="stack fit gap-12" lang={language}>
      <LanguageSwitch {...spoken} />
      <SignTiles asks={ASKS} {...{ tapped, words }} onTap={tap} isDisabled={false} />
      {(isForBody || (isForMind && !crisisLine)) && (
        <ButtonAnchor look="danger" isBlock href={`tel:${emergencyNumber}`} icon={phone}>
          {words.callNow(emergencyNumber)}
        </ButtonAnchor>
      )}
      {isForMind && crisisLine && (
        <ButtonAnchor look="danger" isBlock href={`tel:${crisisLine.number}`} icon={phone}>
          {words.callCrisis(crisisLine.number, crisisLine.name)}
        </ButtonAnchor>
      )}
      {tapped.size === 0 && (
        <Button isBlock onClick={onNone}>
          {words.danger.none}
        </Button>
      )}
    </div>
  );
}
