const SHAPES = {
  person: 'M12 4.5a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4.5 20c.8-4 3.8-5.5 7.5-5.5s6.7 1.5 7.5 5.5',
  stethoscope: 'M6 4v5.5a4 4 0 0 0 8 0V4M10 13.5V16a4.5 4.5 0 0 0 9 0v-2.2M19 9.8a2 2 0 1 1 0 4a2 2 0 1 1 0-4',
  pill: 'M11.7 18.3 5.1 11.7a4.7 4.7 0 0 1 6.6-6.6l6.6 6.6a4.7 4.7 0 0 1-6.6 6.6ZM8.2 15.3l6.7-6.7',
  down: 'm6 9 6 6 6-6',
  lines: 'M4 7h16M4 12h16M4 17h16',
  tick: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.2',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6ZM9 12l2.2 2.2L15.2 10',
  lock: 'M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 17.5V13a2.5 2.5 0 0 1 2.5-2.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
  clock: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M12 7.5V12l3 2',
  phone:
    'M6.5 4h2.6l1.6 4-2 1.6a11.5 11.5 0 0 0 5.7 5.7l1.6-2 4 1.6v2.6a2 2 0 0 1-2.2 2A15.8 15.8 0 0 1 4.5 6.2a2 2 0 0 1 2-2.2Z',
  place:
    'M12 20.5s6.5-5.4 6.5-10.5a6.5 6.5 0 0 0-13 0c0 5.1 6.5 10.5 6.5 10.5ZM12 7.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6',
  letter: 'M6 6h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM4.5 8l7.5 5.5L19.5 8',
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
