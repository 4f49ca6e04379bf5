// Services as they are stored, as the rest of Nadi uses them. What does not fit the rules of today is left out: then the
// environment's setting holds.
import { AiSettings, MailSettings, TextSettings } from '#contract/clinic/service-settings.ts';
import type { Config } from '#server/platform/config.ts';
import { type TextGateway, textGatewayOf } from '#server/platform/text-gateway.ts';

export type ServiceConfig = Config['usualServices'];
export type StoredService = { service: 'mail' | 'sms' | 'whatsapp' | 'ai'; shown: unknown; secret: string | null };

export function withStoredServices(usual: ServiceConfig, stored: readonly StoredService[]): ServiceConfig {
  return Object.assign({}, usual, ...stored.map((one) => configOf(one, usual)));
}

function configOf({ service, shown, secret }: StoredService, usual: ServiceConfig): Partial<ServiceConfig> {
  try {
    if (service === 'mail') return mailOf(MailSettings.parse(shown), secret);
    if (service === 'ai') return { ai: aiOf(AiSettings.parse(shown), secret, usual.ai.deadlineMs) };
    return { [service]: gatewayOf(service, TextSettings.parse(shown), secret) };
  } catch {
    return {};
  }
}

function mailOf({ host, port, security, user, fromName, fromAddress }: MailSettings, password: string | null) {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@` : '';
  const scheme = security === 'tls' ? 'smtps' : 'smtp';
  return {
    // STARTTLS is required, not tried: a password never travels in the open.
    smtpUrl: `${scheme}://${login}${host}:${port}${security === 'starttls' ? '?requireTLS=true' : ''}`,
    mailFrom: `${JSON.stringify(fromName)} <${fromAddress}>`,
  };
}

export function gatewayOf(
  service: 'sms' | 'whatsapp',
  { url, method, headerName, body }: TextSettings,
  secret: string | null,
): TextGateway | null {
  const header = headerName && secret ? `${headerName}: ${secret}` : undefined;
  return textGatewayOf(service === 'sms' ? 'SMS' : 'WHATSAPP', { url, method, header, body });
}

const GEMINI = { url: 'https://generativelanguage.googleapis.com', model: 'gemini-2.5-flash-lite' };

function aiOf(settings: AiSettings, key: string | null, deadlineMs: number): Config['ai'] {
  const { provider, baseUrl, model, imageModel } = settings;
  if (provider === 'embedded') return { provider, deadlineMs };
  const address = (baseUrl || GEMINI.url).replace(/\/$/, '');
  if (provider === 'gemini') {
    const words = model || GEMINI.model;
    return {
      ...{ provider, deadlineMs, model: words },
      key: key ?? '',
      baseUrl: address,
      imageModel: imageModel || words,
    };
  }
  return {
    ...{ provider, deadlineMs, model, baseUrl: address },
    key: key ?? undefined,
    imageModel: imageModel || undefined,
  };
}
