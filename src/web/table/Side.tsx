/** What lies beside the board: players, hand and log; on a narrow screen one of them at a time, under tabs. */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useSpeech } from './speech.ts'

const TABS = ['hand', 'players', 'log'] as const
type Tab = (typeof TABS)[number]

interface SideProps {
  readonly narrow: boolean
  readonly players: ReactNode
  readonly hand: ReactNode
  readonly log: ReactNode
  /** How much is new in the log. */
  readonly fresh: number
}

export const Side = ({ narrow, players, hand, log, fresh }: SideProps) => {
  const [shown, setShown] = useState<Tab>('hand')
  const id = useId()
  const part = (tab: Tab, content: ReactNode) => (
    <Part id={id} tab={tab} narrow={narrow} hidden={narrow && shown !== tab}>
      {content}
    </Part>
  )
  return (
    <div className="table-side">
      {narrow && <TabList id={id} shown={shown} show={setShown} fresh={fresh} />}
      {part('players', players)}
      {part('hand', hand)}
      {part('log', log)}
    </div>
  )
}

const Part = ({ id, tab, narrow, hidden, children }: PartProps) => {
  const { words } = useSpeech()
  const name = words(`tab.${tab}`)
  const roles = narrow
    ? { role: 'tabpanel', id: `${id}${tab}`, 'aria-labelledby': `${id}${tab}-tab` }
    : { role: 'region', 'aria-label': name }
  return (
    <div {...roles} className={`table-part table-part-${tab}`} hidden={hidden}>
      <h2 className={narrow || tab === 'hand' ? 'unseen' : 'table-part-title'}>{name}</h2>
      {children}
    </div>
  )
}

interface PartProps {
  readonly id: string
  readonly tab: Tab
  readonly narrow: boolean
  readonly hidden: boolean
  readonly children: ReactNode
}

const TabList = ({ id, shown, show, fresh }: { id: string; shown: Tab; show(tab: Tab): void; fresh: number }) => {
  const { words } = useSpeech()
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? TABS.length - 1 : 0
    const next = TABS[(TABS.indexOf(shown) + step) % TABS.length]
    if (step === 0 || next === undefined) return
    show(next)
    document.getElementById(`${id}${next}-tab`)?.focus()
  }
  return (
    <div role="tablist" className="table-tabs" aria-label={words('tabs.label')} onKeyDown={onKeyDown}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}${tab}-tab`}
          aria-controls={`${id}${tab}`}
          aria-selected={tab === shown}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => show(tab)}
        >
          {words(`tab.${tab}`)}
          {tab === 'log' && fresh > 0 && ` (${fresh})`}
        </button>
      ))}
    </div>
  )
}
