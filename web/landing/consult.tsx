import { clinic } from './clinic.ts';
import { Icon } from './drawings/icon.tsx';
import { ExampleAnswer } from './examples/answer.tsx';

const SIGNS = [
  'chest pain or pressure that does not go away',
  'trouble breathing, or lips turning blue',
  'a drooping face, a weak arm or slurred speech',
  'heavy bleeding that does not stop',
  'fainting, a fit, or someone who cannot be woken',
  'sudden swelling of the face or throat',
];

export function Consult() {
  return (
    <section className="consult" id="consult">
      <div className="wrap panel">
        <div className="head">
          <h2>Not sure if it is serious? Ask now.</h2>
          <p>
            Some things never wait: they are listed here. For everything else, ask without an account. What you write is
            answered, then forgotten.
          </p>
        </div>
        <div className="care-cards">
          <article className="care care-urgent">
            <header>
              <Icon name="warning" />
              Emergency signs
            </header>
            <div className="care-body">
              <h3>Call {clinic.emergencyNumber} now for</h3>
              <ul className="signs">
                {SIGNS.map((sign) => (
                  <li key={sign}>{sign}</li>
                ))}
              </ul>
              <a className="btn btn-danger" href={`tel:${clinic.emergencyNumber}`}>
                <Icon name="phone" />
                Call {clinic.emergencyNumber}
              </a>
              <p className="fine">Not a complete list. If you are in doubt, call. Nadi does not call an ambulance.</p>
            </div>
          </article>
          <ExampleAnswer />
        </div>
        <div className="next-step">
          <p>
            Say it in words, <a href="/symptoms">point to it on a body</a> or <a href="/symptoms-scan">show a photo</a>.
            You want to talk to someone? Call the clinic.
          </p>
          <a className="btn btn-secondary" href={`tel:${clinic.phone}`}>
            <Icon name="phone" />
            {clinic.phone}
          </a>
          <a className="btn btn-primary" href="/symptom-script">
            Check your symptoms
          </a>
        </div>
      </div>
    </section>
  );
}
