// Mantine's theme on our tokens. The tokens change with the scheme by themselves, so every value is a reference to one.
import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const TOOLTIP_OPENS_AFTER_MS = 700;

// Mantine asks for ten shades; ours are the two actions and their grounds.
const nadi: MantineColorsTuple = [
  '#e3f0ee',
  '#cde4e1',
  '#a5cdc9',
  '#7ab5b0',
  '#4f9d97',
  '#2c857f',
  '#177772',
  '#0b6b66',
  '#0b6b66',
  '#085652',
];

/** White on the light teal of the dark scheme would be unreadable: the text colour goes with the token, not the scheme. */
const variantColorResolver: VariantColorsResolver = ({ variant }) => {
  const quiet = { background: 'transparent', hover: 'var(--action-soft)', color: 'var(--action)', border: 'none' };
  if (variant === 'filled')
    return { ...quiet, background: 'var(--action)', hover: 'var(--action-hover)', color: 'var(--on-action)' };
  if (variant === 'light') return { ...quiet, background: 'var(--action-soft)', hover: 'var(--action-line)' };
  if (variant === 'outline') return { ...quiet, border: '1.5px solid var(--action)' };
  if (variant === 'default')
    return {
      background: 'var(--surface)',
      hover: 'var(--sunk)',
      color: 'var(--ink)',
      border: '1.5px solid var(--line-strong)',
    };
  return quiet;
};

export const theme = createTheme({
  colors: { nadi },
  primaryColor: 'nadi',
  primaryShade: { light: 8, dark: 7 },
  variantColorResolver,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '600' },
  defaultRadius: 'md',
  radius: { sm: 'var(--r-sm)', md: 'var(--r-md)', lg: 'var(--r-lg)', xl: 'var(--r-xl)' },
  focusRing: 'never',
  respectReducedMotion: true,
  components: {
    Tooltip: { defaultProps: { openDelay: TOOLTIP_OPENS_AFTER_MS, transitionProps: { duration: 0 } } },
    Popover: { defaultProps: { transitionProps: { duration: 0 }, shadow: 'md' } },
  },
});

// Mantine's own greys fail contrast; these are the variables its components read.
const onTokens = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--action)',
  '--mantine-color-error': 'var(--urgent)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--action)',
  '--mantine-primary-color-filled-hover': 'var(--action-hover)',
  '--mantine-primary-color-light': 'var(--action-soft)',
  '--mantine-primary-color-light-hover': 'var(--action-line)',
  '--mantine-primary-color-light-color': 'var(--action)',
  '--mantine-primary-color-contrast': 'var(--on-action)',
  '--mantine-color-nadi-filled': 'var(--action)',
  '--mantine-color-nadi-filled-hover': 'var(--action-hover)',
  '--mantine-color-nadi-light': 'var(--action-soft)',
  '--mantine-color-nadi-light-hover': 'var(--action-line)',
  '--mantine-color-nadi-light-color': 'var(--action)',
  '--mantine-color-nadi-outline': 'var(--action)',
  '--mantine-shadow-md': 'var(--shadow-3)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: onTokens, dark: onTokens });
