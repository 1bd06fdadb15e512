/** The settings page. Each change is saved at once. */
import { type ReactNode, useId } from 'react'
import { hrefs } from '../../../wire/route.ts'
import { canWorkOffline } from '../../offline/offline.ts'
import { useApp } from '../context.ts'
import { RadioGroup } from '../RadioGroup.tsx'
import { LanguageField } from './LanguageField.tsx'
import { BOT_DELAYS, MOTIONS, THEMES, VOLUMES } from './settings.ts'
import './settings.css'

export const SettingsPage = (): ReactNode => {
  const { say, settings, set } = useApp()
  return (
    <div className="settings">
      <div className="page-head">
        <h1>{say('settings.title')}</h1>
        <p className="hint">{say('settings.lead')}</p>
      </div>
      <LanguageField />
      <RadioGroup
        title={say('settings.theme')}
        value={settings.theme}
        values={THEMES.map((value) => ({ value, label: say(`settings.theme.${value}`) }))}
        choose={(theme) => set({ theme })}
      />
      <RadioGroup
        title={say('settings.motion')}
        value={settings.motion}
        values={MOTIONS.map((value) => ({ value, label: say(`settings.motion.${value}`) }))}
        choose={(motion) => set({ motion })}
      />
      <RadioGroup<number>
        title={say('settings.speed')}
        value={settings.botDelay}
        values={BOT_DELAYS.map((value) => ({ value, label: say(`settings.speed.${value}`) }))}
        choose={(botDelay) => set({ botDelay })}
      />
      <Switch
        title={say('settings.done')}
        hint={say('settings.done.hint')}
        on={settings.waitForDone}
        onChange={(waitForDone) => set({ waitForDone })}
      />
      <Switch
        title={say('settings.confirm')}
        hint={say('settings.confirm.hint')}
        on={settings.confirm}
        onChange={(confirm) => set({ confirm })}
      />
      <Switch
        title={say('settings.coach')}
        hint={say('settings.coach.hint')}
        on={settings.coach}
        onChange={(coach) => set({ coach })}
      />
      <Switch
        title={say('settings.sound')}
        hint={say('settings.sound.hint')}
        on={settings.sound}
        onChange={(sound) => set({ sound })}
      />
      {settings.sound && <Volume />}
      <div className="setting">
        <h2>{say('settings.offline')}</h2>
        <p className="hint">{say(canWorkOffline() ? 'settings.offline.yes' : 'settings.offline.no')}</p>
      </div>
      <div className="setting">
        <a className="button" href={hrefs.you}>
          <span>{say('settings.you')}</span>
        </a>
        <p className="hint">{say('settings.you.hint')}</p>
      </div>
    </div>
  )
}

const Volume = (): ReactNode => {
  const { say, settings, set } = useApp()
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>{say('settings.volume')}</label>
      <input
        id={id}
        type="range"
        min={VOLUMES[0]}
        max={VOLUMES.at(-1)}
        step={VOLUMES[0]}
        value={settings.volume}
        onChange={(event) => set({ volume: Number(event.target.value) })}
      />
    </div>
  )
}

interface SwitchProps {
  readonly title: string
  readonly hint: string
  readonly on: boolean
  onChange(on: boolean): void
}

const Switch = ({ title, hint, on, onChange }: SwitchProps): ReactNode => {
  const id = useId()
  return (
    <div className="switch">
      <label>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{title}</span>
      </label>
      <p id={id} className="hint">
        {hint}
      </p>
    </div>
  )
}
