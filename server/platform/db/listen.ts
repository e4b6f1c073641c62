import type { Connection } from '@server/platform/db/connection'
import { keepLine, type KeptLine } from '@server/platform/db/kept-line'

/**
 * Calls back at every NOTIFY on the channel, and once after every (re)connection, with null: what was said meanwhile is
 * lost.
 * A pooler in transaction mode passes no LISTEN through, so listeners poll as well.
 */
export function listen(
  connection: Connection,
  channel: string,
  onNews: (payload: string | null) => void,
  onLost: () => void = () => undefined,
): KeptLine {
  return keepLine(connection, async client => {
    client.on('notification', ({ payload }) => onNews(payload ?? ''))
    client.on('error', onLost)
    client.on('end', onLost)
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    onNews(null)
  })
}
