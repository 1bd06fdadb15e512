/** The switch for notifications, or why there can be none. */
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../words.ts'
import { notificationState, setNotifications } from './notifications.ts'

export const NotificationSwitch = (): ReactNode => {
  const words = useWords()
  const id = useId()
  const [state, setState] = useState(notificationState)
  const isPossible = state === 'on' || state === 'off'
  return (
    <div className="online-notify">
      {isPossible && (
        <label className="online-check">
          <input
            type="checkbox"
            checked={state === 'on'}
            aria-describedby={id}
            onChange={({ target }) => void setNotifications(target.checked).then(setState)}
          />
          <span>{words('notify.label')}</span>
        </label>
      )}
      <p id={id} className="hint">
        {words(isPossible ? 'notify.hint' : `notify.${state}`)}
      </p>
    </div>
  )
}
