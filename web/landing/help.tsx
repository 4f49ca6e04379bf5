import { clinic } from './clinic.ts';

export function Help() {
  return (
    <section className="help" id="help">
      <div className="wrap">
        <div className="head">
          <h2>Help with getting in</h2>
          <p>The questions people ask at the desk. For anything else, talk to us.</p>
        </div>
        <dl className="answers">
          <div>
            <dt>How do I get a Health ID?</dt>
            <dd>
              <a href="/register">Register</a> with your name, e-mail address and phone number. Your Health ID looks
              like <span className="whole">PUD-XXXXX-XXXXX</span> and is yours for good. Capitals, spaces and hyphens do
              not matter when you type it.
            </dd>
          </div>
          <div>
            <dt>I forgot my Health ID</dt>
            <dd>
              <a href="/forgot-health-id">Ask for it by e-mail.</a> If a family shares one address, the mail names every
              Health ID registered with it.
            </dd>
          </div>
          <div>
            <dt>I forgot my password</dt>
            <dd>
              <a href="/forgot-password">Ask for a new one.</a> The mail holds a link that works once, for 30 minutes.
              Using it logs you out everywhere else.
            </dd>
          </div>
          <div>
            <dt>My login is locked</dt>
            <dd>
              Ten failed tries lock it for 15 minutes. Trying again meanwhile does not make it longer, and a new
              password by e-mail is always possible.
            </dd>
          </div>
          <div>
            <dt>I am a doctor or a nurse</dt>
            <dd>
              Doctors <a href="/apply">apply here</a> and the clinic decides. Nurses and staff get an invitation by
              e-mail. The reception uses the <a href="/login/desk">reception login</a>, who runs the clinic’s Nadi the{' '}
              <a href="/login/admin">administrator login</a>.
            </dd>
          </div>
          <div>
            <dt>It is an emergency</dt>
            <dd>
              <a href={`tel:${clinic.emergencyNumber}`}>Call {clinic.emergencyNumber}.</a> Do not write to us and do not
              wait for an answer here: Nadi does not call an ambulance.
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
