import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Portal } from '@tests/support/built-portal'

/** The variable that tells the workers where the portal of the run is asked for. */
export const PORTAL_ASKED_AT = 'JOURNEY_PORTAL_ASKED_AT'

/** The portal of this run, which all workers share. Asked without `fetch`, which gives up after five minutes. */
export async function sharedPortal(): Promise<Portal> {
  const [answer] = (await once(get(process.env[PORTAL_ASKED_AT] ?? ''), 'response')) as [IncomingMessage]
  const said = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`The portal of the run did not start: ${said}`)
  return JSON.parse(said) as Portal
}
