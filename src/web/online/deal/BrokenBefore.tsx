/** The deals that were broken off before this table was opened from them: nobody tries deals in secret. */
import type { ReactNode } from 'react'
import type { OnlineTable } from '../../../wire/online.ts'
import { hrefs } from '../../app/route.ts'
import { useWords } from '../words.ts'

export const EarlierBrokenDeals = ({ tables }: { readonly tables: OnlineTable['brokenBefore'] }): ReactNode => {
  const words = useWords()
  if (tables.length === 0) return null
  return (
    <div className="online-remark">
      <p>{words('broken.before', { count: tables.length })}</p>
      <p className="online-row">
        {tables.map((table, index) => (
          <a key={table} href={hrefs.online(table)}>
            {words('broken.look', { number: index + 1 })}
          </a>
        ))}
      </p>
    </div>
  )
}
