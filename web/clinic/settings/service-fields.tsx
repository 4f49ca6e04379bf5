// What each service asks for. Every form is of texts; a number becomes one when it is sent.
import type { AiSettings, KeptServices, MailSettings, TextSettings } from '#contract/clinic/service-settings.ts';
import type { Service } from '#contract/clinic/services.ts';
import { SelectField, TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { ServiceForm, type Typed } from './service-form.tsx';

type Props<Name extends Service> = { service: Name; kept: KeptServices[Name]; onClose: () => void };

const at = (typed: Typed, name: string) => typed[name]?.trim() ?? '';

export function MailForm({ service, kept, onClose }: Props<'mail'>) {
  const now = kept.settings;
  return (
    <ServiceForm
      {...{ service, kept, onClose }}
      secretLabel="Password of the user"
      initial={{
        ...{ host: now?.host ?? '', port: String(now?.port ?? 587), security: now?.security ?? 'starttls' },
        ...{ user: now?.user ?? '', fromName: now?.fromName ?? '', fromAddress: now?.fromAddress ?? '' },
      }}
      settingsOf={(typed): MailSettings => ({
        ...{ host: at(typed, 'host'), port: Number(at(typed, 'port')), user: at(typed, 'user') },
        security: typed.security === 'tls' ? 'tls' : 'starttls',
        ...{ fromName: at(typed, 'fromName'), fromAddress: at(typed, 'fromAddress') },
      })}
    >
      {(field, typed, choose) => (
        <>
          <TextField label="Mail server" hint="Like mail.example.org." spellCheck={false} {...field('host')} />
          <TextField label="Port" inputMode="numeric" {...field('port')} />
          <SelectField
            label="Encryption"
            value={typed.security}
            onChange={({ currentTarget }) => choose({ security: currentTarget.value })}
          >
            <option value="starttls">STARTTLS (port 587)</option>
            <option value="tls">TLS from the start (port 465)</option>
          </SelectField>
          <TextField label="User" isOptional autoComplete="off" spellCheck={false} {...field('user')} />
          <TextField label="Name of the sender" hint="Patients read it." {...field('fromName')} />
          <TextField label="Address of the sender" type="email" {...field('fromAddress')} />
        </>
      )}
    </ServiceForm>
  );
}

export function TextForm({ service, kept, onClose }: Props<'sms' | 'whatsapp'>) {
  const now = kept.settings;
  return (
    <ServiceForm
      {...{ service, kept, onClose }}
      secretLabel="Content of the header"
      initial={{
        ...{ url: now?.url ?? '', method: now?.method ?? 'POST', headerName: now?.headerName ?? 'Authorization' },
        body: now?.body ?? '{"to":"{to}","text":"{text}"}',
      }}
      settingsOf={(typed): TextSettings => ({
        ...{ url: at(typed, 'url'), headerName: at(typed, 'headerName'), body: typed.body ?? '' },
        method: typed.method === 'GET' || typed.method === 'PUT' ? typed.method : 'POST',
      })}
    >
      {(field, typed, choose) => (
        <>
          <TextField label="Address of the service" type="url" spellCheck={false} {...field('url')} />
          <SelectField
            label="Method"
            value={typed.method}
            onChange={({ currentTarget }) => choose({ method: currentTarget.value })}
          >
            {['POST', 'PUT', 'GET'].map((method) => (
              <option key={method}>{method}</option>
            ))}
          </SelectField>
          <TextArea
            label="What is sent"
            hint="{to} becomes the number, {text} the text. With GET the address holds both."
            rows={3}
            spellCheck={false}
            {...field('body')}
          />
          <TextField
            label="Header for the key"
            isOptional
            hint="Like Authorization."
            spellCheck={false}
            {...field('headerName')}
          />
        </>
      )}
    </ServiceForm>
  );
}

export function AiForm({ service, kept, onClose }: Props<'ai'>) {
  const now = kept.settings;
  return (
    <ServiceForm
      {...{ service, kept, onClose }}
      secretLabel="Key"
      initial={{
        ...{ provider: now?.provider ?? 'gemini', baseUrl: now?.baseUrl ?? '' },
        ...{ model: now?.model ?? '', imageModel: now?.imageModel ?? '' },
      }}
      settingsOf={(typed): AiSettings => ({
        provider:
          typed.provider === 'embedded' || typed.provider === 'openai-compatible'
            ? typed.provider
            : ('gemini' as const),
        ...{ baseUrl: at(typed, 'baseUrl'), model: at(typed, 'model'), imageModel: at(typed, 'imageModel') },
      })}
    >
      {(field, typed, choose) => (
        <>
          <SelectField
            label="Provider"
            hint="Patients are asked each time before anything leaves the clinic."
            value={typed.provider}
            onChange={({ currentTarget }) => choose({ provider: currentTarget.value })}
          >
            <option value="embedded">None: our own engine answers alone</option>
            <option value="gemini">Google Gemini</option>
            <option value="openai-compatible">Another, with the interface of OpenAI</option>
          </SelectField>
          <TextField
            label="Address"
            type="url"
            isOptional={typed.provider !== 'openai-compatible'}
            spellCheck={false}
            {...field('baseUrl')}
          />
          <TextField
            label="Model for words"
            isOptional={typed.provider !== 'openai-compatible'}
            spellCheck={false}
            {...field('model')}
          />
          <TextField label="Model for photos" isOptional spellCheck={false} {...field('imageModel')} />
        </>
      )}
    </ServiceForm>
  );
}
