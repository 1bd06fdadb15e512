/** The menu of the table, and the list of its keys. */
import type { ReactNode } from 'react'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../../app/context.ts'
import { findGame } from '../../app/games.ts'
import type { UserSettings } from '../../app/settings/settings.ts'
import { useTableTexts } from '../texts.ts'
import { KEYS } from '../turn/keys.ts'
import { Drawer } from './Drawer.tsx'
import { type DrawerKind, openDrawer } from './open-drawer.ts'

export interface MenuDrawerProps {
  /** Advice is allowed. */
  readonly advised: boolean
  /** What the game can show: the board in words, the legend, details. */
  readonly facts: readonly DrawerKind[]
  readonly keys: readonly [on: boolean, set: (on: boolean) => void]
  /** More items, for an online table. */
  readonly more: ReactNode
  onReplay(): void
  onSave(): void
}

export const MenuDrawer = (props: MenuDrawerProps): ReactNode =>
  openDrawer.use()?.kind === 'keys' ? <KeysDrawer {...props} /> : <Menu {...props} />

const Menu = ({ advised, facts, more, onReplay, onSave }: MenuDrawerProps): ReactNode => {
  const { words, game } = useTableTexts()
  return (
    <Drawer kind="menu" title={words('tools.menu')}>
      {more}
      <ul className="menu-list">
        <Item label={words('tools.replay')} onPress={onReplay} />
        <Item label={words('tools.save')} onPress={onSave} />
        {facts.map((kind) => (
          <Item key={kind} label={words(factsTitle(kind))} onPress={() => openDrawer.set({ kind })} />
        ))}
        <Item label={words('tools.help')} onPress={() => openDrawer.set({ kind: 'keys' })} />
      </ul>
      <ul className="menu-list">
        <Toggle name="sound" label={words('tools.sound')} />
        {advised && <Toggle name="chances" label={words('chances.title')} />}
        <Toggle name="confirm" label={words('tools.confirm')} />
      </ul>
      <ul className="menu-list">
        {findGame(game)?.guide !== undefined && <Link label={words('tools.howToPlay')} href={hrefs.howToPlay(game)} />}
        <Link label={words('tools.rules')} href={hrefs.rules(game)} />
        <Link label={words('tools.settings')} href={hrefs.settings} />
        <Link label={words('tools.leave')} href={hrefs.home} />
      </ul>
    </Drawer>
  )
}

const factsTitle = (kind: DrawerKind) =>
  kind === 'words' ? 'facts.words' : kind === 'legend' ? 'facts.legend' : 'facts.details'

const Item = ({ label, onPress }: { readonly label: string; onPress(): void }): ReactNode => (
  <li>
    <button type="button" className="menu-item" onClick={onPress}>
      {label}
    </button>
  </li>
)

const Link = ({ label, href }: { readonly label: string; readonly href: string }): ReactNode => (
  <li>
    <a className="menu-item" href={href}>
      {label}
    </a>
  </li>
)

type Switch = 'sound' | 'chances' | 'confirm'

const Toggle = ({ name, label }: { readonly name: Switch & keyof UserSettings; readonly label: string }): ReactNode => {
  const { settings, set } = useApp()
  return (
    <li>
      <label className="menu-item">
        <input type="checkbox" checked={settings[name]} onChange={({ target }) => set({ [name]: target.checked })} />
        {label}
      </label>
    </li>
  )
}

const KeysDrawer = ({ keys: [on, setOn] }: MenuDrawerProps): ReactNode => {
  const { words } = useTableTexts()
  return (
    <Drawer kind="keys" title={words('help.title')}>
      <dl className="table-keys">
        {Object.entries(KEYS).map(([key, command]) => (
          <div key={key} className="keys-row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words(`help.${command}`)}</dd>
          </div>
        ))}
        <div className="keys-row">
          <dt>
            <kbd>1</kbd>–<kbd>9</kbd>
          </dt>
          <dd>{words('help.numbers')}</dd>
        </div>
        <div className="keys-row">
          <dt>{words('help.arrows')}</dt>
          <dd>{words('help.moves')}</dd>
        </div>
      </dl>
      <label className="menu-item">
        <input type="checkbox" checked={on} onChange={({ target }) => setOn(target.checked)} />
        {words('help.single')}
      </label>
    </Drawer>
  )
}
