/** The pages that talk to a server: loaded with their texts when the first of them is opened. */
import { type ReactNode, useEffect } from 'react'
import { hrefs, type OnlineRoute } from '../../wire/route.ts'
import { useApp } from '../app/context.ts'
import { findGame } from '../app/games.ts'
import { Loading, NotFound } from '../app/Notices.tsx'
import { replaceAddress } from '../app/navigation.ts'
import { AccountPage } from './account/AccountPage.tsx'
import { browserData } from './connection/browser.ts'
import { LobbyPage } from './lobby/LobbyPage.tsx'
import { OnlineTablePage } from './OnlineTablePage.tsx'
import { OpenTablePage } from './open-table/OpenTablePage.tsx'
import { useLoadedWords, WordsContext } from './words.ts'
import './online.css'
import './links/links.css'
import './lobby/lobby.css'
import './account/account.css'
import './waiting-room/waiting-room.css'
import './chat/chat.css'
import './match/match.css'

export const OnlinePages = ({ route }: { readonly route: OnlineRoute }): ReactNode => {
  const words = useLoadedWords(useApp().language)
  if (words === null) return <Loading />
  return (
    <WordsContext value={words}>
      <Page route={route} />
    </WordsContext>
  )
}

const Page = ({ route }: { readonly route: OnlineRoute }): ReactNode => {
  switch (route.page) {
    case 'lobby':
      return <LobbyPage />
    case 'host': {
      const entry = findGame(route.game)
      return entry === undefined ? <NotFound /> : <OpenTablePage key={entry.id} entry={entry} />
    }
    case 'join':
    case 'watch':
      return <StoreLinkKey to={route.page} id={route.id} linkKey={route.key} />
    case 'online':
      return <OnlineTablePage key={route.id} id={route.id} at={route.at} />
    case 'device':
      return <AccountPage key={route.code} code={route.code} />
  }
}

interface ByLinkProps {
  readonly to: 'join' | 'watch'
  readonly id: string
  readonly linkKey: string | null
}

/** Stores the key and removes it from the address bar, where it would stay in the history and on screenshots. */
const StoreLinkKey = ({ to, id, linkKey }: ByLinkProps): ReactNode => {
  useEffect(() => {
    // A link that lost its key still leads to the table, which says whether it is open to everybody.
    if (linkKey !== null) browserData.save(id, { key: linkKey, [to]: linkKey })
    replaceAddress(hrefs.online(id))
  }, [to, id, linkKey])
  return <Loading />
}
