/**
 * Which servers have a room for a table: a column of the table's row. The statement that writes a move returns it, so that a server
 * tells the others about the moves of a table only if one of them has a room for it. A server adds itself before it reads the log:
 * either a write comes after that and returns its name, or it waits for the write and then reads it.
 */
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Names of servers, with spaces between them. */
export const serversIn = (names: string | null): readonly string[] => names?.split(' ') ?? []

/** Names of servers that are gone are left out. The commit waits for no disk and no standby: after a crash all servers do it again. */
export const addRooms = async (db: Kysely<Schema>, server: string, tables: readonly string[]): Promise<void> => {
  await sql`with quick as (select set_config('synchronous_commit', 'off', true)),
    mine as (select id from tables where id = any(${tables}::text[]) order by id for no key update)
    update tables set rooms_at = array_to_string(array(
      select name from servers where name = any(string_to_array(rooms_at, ' ')) order by name) || ${server}::text, ' ')
    from mine, quick
    where tables.id = mine.id and not ${server}::text = any(coalesce(string_to_array(rooms_at, ' '), '{}'))`.execute(db)
}

export const removeRooms = async (db: Kysely<Schema>, server: string, tables: readonly string[]): Promise<void> => {
  await sql`with quick as (select set_config('synchronous_commit', 'off', true)),
    mine as (select id from tables where id = any(${tables}::text[]) order by id for no key update)
    update tables set rooms_at = nullif(array_to_string(array_remove(string_to_array(rooms_at, ' '), ${server}), ' '), '')
    from mine, quick where tables.id = mine.id and ${server}::text = any(string_to_array(rooms_at, ' '))`.execute(db)
}
