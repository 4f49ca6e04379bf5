import { Example } from '../coming.tsx';
import { UrgencyScale } from './urgency-scale.tsx';

/** How an answer looks. An illustration: nothing in it can be pressed. */
export function ExampleAnswer() {
  return (
    <article className="care care-info" aria-label="Example of an answer">
      <header>
        Non-urgent advice <Example />
      </header>
      <div className="care-body">
        <p className="said">
          “<mark>Fever since last night</mark>, <mark>sore throat</mark>, and it <mark>hurts to swallow</mark>. No
          rash.”
        </p>
        <h3>Rest at home. See a doctor if it lasts past Wednesday.</h3>
        <UrgencyScale level={2} />
        <ul className="chips" aria-label="What was understood">
          <li className="chip">fever, 1 day</li>
          <li className="chip">sore throat</li>
          <li className="chip">painful swallowing</li>
          <li className="chip chip-not">no rash</li>
        </ul>
        <p className="free">
          <b>Dr. Arjun Nair</b>, General Medicine, is free on Wed 18 Nov at 09:30.
        </p>
        <p className="fine">This is not a medical diagnosis. Please consult a doctor.</p>
      </div>
    </article>
  );
}
