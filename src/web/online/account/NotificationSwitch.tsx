/** The switch for notifications; where there can be none, it says why. */
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../words.ts'
import { notifying, turnNotifying } from './notifications.ts'

export const NotifySwitch = (): ReactNode => {
  const words = useWords()
  const id = useId()
  const [state, setState] = useState(notifying)
  const isPossible = state === 'on' || state === 'off'
  return (
    <div className="online-notify">
      {isPossible && (
        <label className="online-check">
          <input
            type="checkbox"
            checked={state === 'on'}
            aria-describedby={id}
            onChange={({ target }) => void turnNotifying(target.checked).then(setState)}
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
