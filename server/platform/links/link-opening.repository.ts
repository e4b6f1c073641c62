import { sql } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

const LASTS_HOURS = 24

/** Links of one kind, each with the rows of its openings. */
export type LinkTable = 'approval_link' | 'paper_link'

const openings = (table: LinkTable) => sql.table(`${table}_opening`)

/** Nothing else changes by it: a nonce for what may be pressed, and the count. */
export async function addOpening(
  db: Db,
  table: LinkTable,
  { linkId, nonceHash, ip }: { linkId: string; nonceHash: Buffer; ip: string },
): Promise<void> {
  await sql`insert into ${openings(table)} (ou_id, link_id, nonce_hash, ip)
    select ou_id, id, ${nonceHash}::bytea, ${ip}::text from ${sql.table(table)} where id = ${linkId}`.execute(
    db,
  )
  await sql`update ${sql.table(table)} set opened_at = coalesce(opened_at, ${NOW}),
    first_seen_ip = coalesce(first_seen_ip, ${ip}), open_count = open_count + 1 where id = ${linkId}`.execute(
    db,
  )
}

export async function isOpening(
  db: Db,
  table: LinkTable,
  linkId: string,
  nonceHash: Buffer,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${openings(table)} where link_id = ${linkId} and nonce_hash = ${nonceHash} and used_at is null
      and opened_at > ${NOW} - make_interval(hours => ${LASTS_HOURS})`.execute(db)
  return rows.length > 0
}

export async function useOpening(db: Db, table: LinkTable, linkId: string, nonceHash: Buffer): Promise<void> {
  await sql`update ${openings(table)} set used_at = ${NOW} where link_id = ${linkId} and nonce_hash = ${nonceHash}`.execute(
    db,
  )
}
