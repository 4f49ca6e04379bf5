import { Icon } from '../drawings/icon.tsx';

export function AskExample() {
  return (
    <div className="ask">
      <p className="bubble">“My son has had a barking cough since last night.”</p>
      <div className="verdict">
        <p className="verdict-head">
          <Icon name="warning" />
          Urgency 3 of 5
        </p>
        <b>See a doctor today</b>
        Because: “barking cough”, age 3
      </div>
    </div>
  );
}
