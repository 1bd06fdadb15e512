/** The keyboard shortcuts, and a switch for them. */

import { useTableTexts } from '../texts.ts'
import { KEYS } from '../turn/keys.ts'
import { Dialog } from './Dialog.tsx'

export const KeysDialog = ({ on, setOn, onClose }: { on: boolean; setOn(on: boolean): void; onClose(): void }) => {
  const { words } = useTableTexts()
  return (
    <Dialog title={words('help.title')} onClose={onClose}>
      <dl className="table-keys">
        {Object.entries(KEYS).map(([key, order]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words(`help.${order}`)}</dd>
          </div>
        ))}
        <div>
          <dt>{words('help.arrows')}</dt>
          <dd>{words('help.scrubber')}</dd>
        </div>
      </dl>
      <label className="table-check">
        <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />
        {words('help.single')}
      </label>
      <div className="table-buttons">
        <button type="button" className="button" onClick={onClose}>
          {words('close')}
        </button>
      </div>
    </Dialog>
  )
}
