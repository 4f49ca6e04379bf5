// What a setting of a service must be to work, and whether it still goes to the place that its secret was given for.
import type { AiSettings, MailSettings, setServiceSettings, TextSettings } from '#contract/clinic/service-settings.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { gatewayOf } from '#server/clinic/settings/stored-services.ts';
import type { Config } from '#server/platform/config.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Settings = MailSettings | TextSettings | AiSettings;
type Change = InputOf<typeof setServiceSettings>['body'];

export function hostOf(settings: Settings): string {
  if ('host' in settings) return `${settings.host}:${settings.port}`;
  if ('url' in settings) return new URL(settings.url).host;
  if (settings.provider === 'embedded') return 'our own engine';
  return settings.baseUrl ? new URL(settings.baseUrl).host : settings.provider;
}

/** The same machine, the same account, the same header: else the secret has to be typed again. */
export function staysAtPlace(before: Settings | null, after: Settings | null): boolean {
  return before !== null && after !== null && placeOf(before) === placeOf(after);
}

function placeOf(settings: Settings): string {
  if ('host' in settings)
    return JSON.stringify([settings.host.toLowerCase(), settings.port, settings.user, settings.security]);
  if ('url' in settings) return JSON.stringify([new URL(settings.url).origin, settings.headerName]);
  return JSON.stringify([settings.provider, settings.baseUrl && new URL(settings.baseUrl).origin]);
}

export function requireUsable(
  { mode }: Pick<Config, 'mode'>,
  { service, settings }: Change,
  { hasSecret, wasKept }: { hasSecret: boolean; wasKept: boolean },
): void {
  if (!settings) return;
  const again = wasKept ? 'Type it again: it was given for another address.' : undefined;
  if ('url' in settings) requireText(service === 'sms' ? 'sms' : 'whatsapp', settings, { mode, hasSecret, again });
  else if ('provider' in settings) requireAi(settings, { mode, hasSecret, again });
  else if (settings.user && !hasSecret) throw at('secret', again ?? 'Enter the password of the user.');
}

type Asked = { mode: Config['mode']; hasSecret: boolean; again: string | undefined };

function requireText(service: 'sms' | 'whatsapp', settings: TextSettings, { mode, hasSecret, again }: Asked): void {
  if (mode === 'production' && !settings.url.startsWith('https://')) throw at('settings.url', ONLY_HTTPS);
  if (settings.headerName && !hasSecret) throw at('secret', again ?? 'Enter the key that the header holds.');
  try {
    gatewayOf(service, settings, hasSecret ? 'key' : null);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    const field = settings.method === 'GET' ? 'settings.url' : 'settings.body';
    throw at(field, 'It must hold {to} and {text}, where number and text go.');
  }
}

function requireAi({ provider, baseUrl, model }: AiSettings, { mode, hasSecret, again }: Asked): void {
  if (provider === 'embedded') return;
  if (mode === 'production' && baseUrl && !baseUrl.startsWith('https://')) throw at('settings.baseUrl', ONLY_HTTPS);
  if (provider === 'gemini' && !hasSecret) throw at('secret', again ?? 'Enter the key.');
  if (provider === 'openai-compatible' && !baseUrl) throw at('settings.baseUrl', 'Enter the address of the service.');
  if (provider === 'openai-compatible' && !model) throw at('settings.model', 'Enter the name of the model.');
}

const ONLY_HTTPS = 'What patients are told travels encrypted: begin with https://.';

const at = (field: string, sentence: string) => new Refusal('bad_input', { fields: { [field]: sentence } });
