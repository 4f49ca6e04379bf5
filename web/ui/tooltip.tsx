import { Tooltip as MantineTooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import type { ReactElement, ReactNode } from 'react';

const OPENS_AFTER_MS = 700;
const NEXT_OPENS_AFTER_MS = 300;

type TooltipProps = {
  label: ReactNode;
  isOff?: boolean;
  position?: 'right' | 'bottom' | 'top';
  children: ReactElement;
};

/** Names what has only an icon. Never the only place where something is said. */
export function Tooltip({ label, isOff, position = 'right', children }: TooltipProps) {
  return (
    <MantineTooltip
      label={label}
      disabled={isOff}
      position={position}
      openDelay={OPENS_AFTER_MS}
      events={{ hover: true, focus: true, touch: false }}
      color="var(--ink)"
      c="var(--paper)"
    >
      {children}
    </MantineTooltip>
  );
}

/** Inside one group the second tooltip need not wait as long as the first. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <MantineTooltip.Group openDelay={OPENS_AFTER_MS} closeDelay={NEXT_OPENS_AFTER_MS}>
      {children}
    </MantineTooltip.Group>
  );
}
