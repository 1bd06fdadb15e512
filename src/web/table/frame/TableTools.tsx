/** The game's title, and the tools: rules, replay, save, sound, win chances, keys. */
import type { ReactNode } from 'react'
import { useApp } from '../../app/context.ts'
import { useTableTexts } from '../texts.ts'

interface TableToolsProps {
  /** Advice is allowed. */
  readonly advised: boolean
  onReplay(): void
  onSave(): void
  onHelp(): void
  /** More tools, shown beside the title. */
  readonly children: ReactNode
}

export const TableTools = ({ advised, onReplay, onSave, onHelp, children }: TableToolsProps) => {
  const { settings, set } = useApp()
  const { words, title, game } = useTableTexts()
  return (
    <div className="table-tools">
      <div className="table-head">
        <p className="table-title" aria-hidden="true">
          {title}
        </p>
        {children}
      </div>
      <div className="table-buttons" role="toolbar" aria-label={words('tools.label')}>
        <a className="button" data-kind="quiet" href={`#/rules/${game}`}>
          {words('tools.rules')}
        </a>
        <button type="button" className="button" data-kind="quiet" onClick={onReplay}>
          {words('tools.replay')}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={onSave}>
          {words('tools.save')}
        </button>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          aria-pressed={settings.sound}
          onClick={() => set({ sound: !settings.sound })}
        >
          {words('tools.sound')}
        </button>
        {advised && (
          <button
            type="button"
            className="button"
            data-kind="quiet"
            aria-pressed={settings.chances}
            onClick={() => set({ chances: !settings.chances })}
          >
            {words('chances.title')}
          </button>
        )}
        <button type="button" className="button" data-kind="quiet" onClick={onHelp}>
          {words('tools.help')}
        </button>
      </div>
    </div>
  )
}
