/** Asks for confirmation. */
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
  onYes(): void
  onNo(): void
}

export const ConfirmDialog = ({ title, text, yes, no, onYes, onNo }: ConfirmDialogProps) => (
  <Dialog title={title} onClose={onNo}>
    <p>{text}</p>
    <div className="table-buttons">
      <button type="button" className="button" onClick={onNo}>
        {no}
      </button>
      <button type="button" className="button" data-kind="main" onClick={onYes}>
        {yes}
      </button>
    </div>
  </Dialog>
)
