/** Opens a game that came in a link: it becomes a saved game, shown from the move of the link. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { writeRecord } from '../../../kit/record.ts'
import { hrefs } from '../../../wire/route.ts'
import { unpackRecord } from '../../share/record-link.ts'
import { useApp } from '../context.ts'
import { browserTables, messageOf } from '../local-tables.ts'
import { Loading } from '../Notices.tsx'
import { NoticeTitle } from '../NoticeTitle.tsx'
import { replaceAddress } from '../navigation.ts'

interface Props {
  readonly packed: string
  readonly at: number | null
}

export const SharedGamePage = ({ packed, at }: Props): ReactNode => {
  const { say, translate } = useApp()
  const [problem, setProblem] = useState<string | null>(null)
  const isOpening = useRef(false)
  useEffect(() => {
    // Once, also if the effect runs twice.
    if (isOpening.current) return
    isOpening.current = true
    const open = async (): Promise<void> => {
      const answer = await browserTables().load(writeRecord(await unpackRecord(packed)))
      if ('problem' in answer) setProblem(translate(answer.problem))
      // Going back must not open it once more.
      else replaceAddress(hrefs.table(answer.id, at ?? 0))
    }
    open().catch((error: unknown) => setProblem(translate(messageOf(error) ?? { id: 'record.link' })))
  }, [packed, at, translate])
  if (problem === null) return <Loading />
  return (
    <div className="notice">
      <NoticeTitle>{say('shared.failed')}</NoticeTitle>
      <p role="alert">{problem}</p>
      <a className="button" href={hrefs.home}>
        <span>{say('missing.home')}</span>
      </a>
    </div>
  )
}
