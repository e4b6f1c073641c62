import { createHash } from 'node:crypto'
import pg from 'pg'
import { connectToRunning } from '@server/platform/db/embedded/running-database'
import type { Portal } from '@tests/support/built-portal'

/** In the database of the portal, behind its back: for what no screen does. */
export async function inDatabase<T>(portal: Portal, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const connection = await connectToRunning(portal.dataDir)
  if (!connection) throw new Error('the database of the portal does not answer')
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Two days later for this hold alone; nobody has tidied up. */
export async function runOutHold(portal: Portal, unitId: string): Promise<void> {
  await inDatabase(portal, async client => {
    await client.query(
      `update unit_hold set started_at = now() - interval '49 hours', expires_at = now() - interval '1 second'
       where unit_id = $1 and released_at is null`,
      [unitId],
    )
    await client.query(`update property_unit set held_until = now() - interval '1 second' where id = $1`, [
      unitId,
    ])
  })
}

/** Its days are over: whoever opens the link now is too late. */
export async function runOutQuoteLink(portal: Portal, quoteNo: string): Promise<void> {
  await inDatabase(portal, async client => {
    const { rowCount } = await client.query(
      `update unit_quote set link_expires_at = now() - interval '1 second' where quote_no = $1`,
      [quoteNo],
    )
    if (rowCount !== 1) throw new Error(`${quoteNo} is no quote`)
  })
}

const tokenHashOf = (link: string) =>
  createHash('sha256')
    .update(link.split('/').at(-1) ?? '')
    .digest()

/** Its days are over, as if its mail had waited unread. */
export async function runOutApprovalLink(portal: Portal, link: string): Promise<void> {
  await inDatabase(portal, async client => {
    const { rowCount } = await client.query(
      `update approval_link set expires_at = now() - interval '1 second' where token_hash = $1`,
      [tokenHashOf(link)],
    )
    if (rowCount !== 1) throw new Error('this is no link')
  })
}

/** An hour without use of their newest session: what is closed to a screen left open asks for the password again. */
export async function leaveIdle(portal: Portal, user: { id: string }): Promise<void> {
  await inDatabase(portal, async client => {
    await client.query(
      `insert into session_confirmation (session_id, confirmed_at)
       select id, now() - interval '1 hour' from session where user_id = $1 order by issued_at desc limit 1
       on conflict (session_id) do update set confirmed_at = excluded.confirmed_at`,
      [user.id],
    )
  })
}

/** All tests come from one address, which may open only so many links in a minute: what it opened is forgotten. */
export async function forgetLinkCalls(portal: Portal): Promise<void> {
  await inDatabase(portal, client => client.query("delete from throttle where key like 'link-%:%'"))
}
