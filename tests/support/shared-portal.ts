import type { Portal } from '@tests/support/built-portal'

/** The variable that tells the workers where the portal of the run is asked for. */
export const PORTAL_ASKED_AT = 'JOURNEY_PORTAL_ASKED_AT'

/** The portal of this run, which all workers share. */
export async function sharedPortal(): Promise<Portal> {
  const answer = await fetch(process.env[PORTAL_ASKED_AT] ?? '')
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The portal of the run did not start: ${text}`)
  return JSON.parse(text) as Portal
}
