import { t } from '#web/language/say.ts';
/** Says how much room is left before the field takes nothing more; until then nothing. */
export function CharactersLeft({ text, max }: { text: string; max: number }) {
  const left = max - text.length;
  if (left > Math.max(50, max / 10)) return null;
  return (
    <p className="muted text-sm" role="status">
      {left === 0 ? t('The limit of {max} characters is reached.', { max }) : t('{left} characters left', { left })}
    </p>
  );
}
