/**
 * Fills a database with synthetic tables that nobody plays at, quickly: a hundred are made from matches, and the database copies
 * them. Nothing is due at them, and they count as changed just now, so that servers leave them alone.
 */
const TEMPLATES = 100

/** Afterwards there are about this many. */
export const fillWith = async (postgres, name, tables) => {
  const { syntheticRows } = await import('../../dist/test/data/synthetic.js')
  const { writeRows } = await import('../../dist/src/server/data/rows.js')
  const { openPostgres } = await import('../../dist/src/server/store/postgres.js')
  const run = (statement, values = []) => postgres.query(statement, values, name)
  const [{ there }] = await run(`select count(*)::int as there from tables where id like 't00000%' or id like '~%'`)
  if (there === 0) {
    const { db } = openPostgres(postgres.url(name))
    await writeRows(db, ofTables(syntheticRows(TEMPLATES)))
    await db.destroy()
    await run(
      `update tables set changed = $1::bigint, due = case when due is null then null else $1::bigint + 86400000 end where id like 't00000%'`,
      [Date.now()],
    )
  }
  const from = Math.max(1, Math.round(there / TEMPLATES))
  const to = Math.round(tables / TEMPLATES) - 1
  for (const statement of COPIES) if (to >= from) await run(statement, [from, to])
  await run('vacuum analyze')
  await run('checkpoint')
}

/** What belongs to the whole server is there already. */
async function* ofTables(pages) {
  for await (const rows of pages) {
    const some = rows.filter(({ of }) => of !== 'marks' && of !== 'daily_secrets')
    if (some.length > 0) yield some
  }
}

/** No server makes an id with this character. */
const ID = (column) => `'~' || lpad(to_hex(copy), 5, '0') || right(${column}, 4)`
const COPIES = [
  `insert into tables (id, game, phase, is_public, seq, created, changed, due, people, about)
    select ${ID('id')}, game, phase, is_public, seq, created, changed, due, people, about
    from tables, generate_series($1::int, $2::int) as copy where id like 't00000%'`,
  `insert into members (person_id, table_id) select person_id || '-' || copy, ${ID('table_id')}
    from members, generate_series($1::int, $2::int) as copy where table_id like 't00000%'`,
  `insert into openings (table_id, person_id, address) select ${ID('table_id')}, person_id || '-' || copy, address
    from openings, generate_series($1::int, $2::int) as copy where table_id like 't00000%'`,
  `insert into entries (table_id, seq, at, command, body) select ${ID('table_id')}, seq, at, command, body
    from generate_series($1::int, $2::int) as copy, entries where table_id like 't00000%'`,
]
