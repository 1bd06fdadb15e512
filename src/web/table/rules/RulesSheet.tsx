/** The rules as a sheet over the table, opened at one rule, and how to play. The game goes on behind it. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useApp } from '../../app/context.ts'
import { findGame } from '../../app/games.ts'
import { Rules } from '../../app/rules/Rules.tsx'
import { HowToPlay } from '../../guide/HowToPlay.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { LineIcon } from '../frame/icons.tsx'
import { useTableTexts } from '../texts.ts'
import { closeRules, type OpenRules, openRules, useRuleLinks } from './open-rules.ts'
import './rules-sheet.css'

export const RulesSheet = ({ open }: { readonly open: OpenRules }): ReactNode => {
  const { game, title, words } = useTableTexts()
  const { say } = useApp()
  const entry = findGame(game)
  const body = useRef<HTMLDivElement>(null)
  useRuleLinks(body, game)
  useEffect(() => closeRules, [])
  if (entry === undefined) return null
  const tab = (page: OpenRules['page'], label: string, show: OpenRules): ReactNode => (
    <button type="button" aria-pressed={open.page === page} onClick={() => openRules.set(show)}>
      {label}
    </button>
  )
  return (
    <Dialog title={title} className="rules-sheet" onClose={closeRules}>
      <div className="rules-sheet-tabs">
        {tab('rules', say('rules.title'), { page: 'rules', rule: null })}
        {entry.guide !== undefined && tab('how', say('guide.title'), { page: 'how' })}
      </div>
      <button type="button" className="icon-button rules-sheet-close" aria-label={words('close')} onClick={closeRules}>
        <LineIcon shape="close" />
      </button>
      <div ref={body} className="rules-sheet-body">
        {open.page === 'rules' ? <Rules entry={entry} rule={open.rule} /> : <HowToPlay entry={entry} />}
      </div>
    </Dialog>
  )
}
