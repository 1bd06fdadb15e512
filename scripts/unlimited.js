/** Settings of a server that one computer measures or attacks: the limits per address are off. */
const MANY = '100000'

export const unlimited = {
  WRITES_PER_SECOND: MANY,
  TABLES_PER_PERSON: MANY,
  TABLES_PER_ADDRESS: MANY,
  TABLES_PER_MINUTE: MANY,
  PAGES_PER_TABLE: MANY,
  PAGES_PER_ADDRESS: MANY,
}
