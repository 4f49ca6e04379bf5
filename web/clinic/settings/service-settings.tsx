import type { Service } from '#contract/clinic/services.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useServiceSettings } from './queries.ts';
import { AiForm, MailForm, TextForm } from './service-fields.tsx';

type ServiceSettingsProps = { service: Service; onClose: () => void };

/** How one service is reached. What somebody else saves meanwhile makes the form begin anew. */
export function ServiceSettings({ service, onClose }: ServiceSettingsProps) {
  const settings = useServiceSettings();
  return (
    <QueryView query={settings} lines={5}>
      {({ mail, sms, whatsapp, ai }) => {
        if (service === 'mail') return <MailForm key={mail.version} {...{ service, onClose }} kept={mail} />;
        if (service === 'ai') return <AiForm key={ai.version} {...{ service, onClose }} kept={ai} />;
        const kept = service === 'sms' ? sms : whatsapp;
        return <TextForm key={kept.version} {...{ service, onClose }} kept={kept} />;
      }}
    </QueryView>
  );
}
