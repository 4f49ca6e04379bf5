import { IconArrowDown, IconArrowUp, IconCheck, IconMessage } from '@tabler/icons-react';
import type { ResultName } from '#contract/labs/explained/name-result.ts';
import { tMarked } from '#web/language/say.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { isCalm, isPressing, NAMES } from './result-words.ts';

export function NameBadge({ name }: { name: ResultName }) {
  const isHigh = name.endsWith('high');
  const Icon = isCalm(name) ? IconCheck : isHigh ? IconArrowUp : name.endsWith('low') ? IconArrowDown : IconMessage;
  const tone = isPressing(name) ? 'urgent' : isCalm(name) ? 'ok' : 'attention';
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {tMarked(NAMES[name])}
    </Badge>
  );
}
