import type { OwnProfileChange } from '@contract/modules/auth/auth.calls'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'
import { httpPorts } from '@/shared/http/http-ports'
import { readStored, removeKey, writeStored } from '@/shared/store/browser-storage'

type Choice = Pick<OwnProfileChange, 'locale' | 'layout'>
type UnsentChoice = { user_id: string | null; choice: Choice }

const KEY = 'unsentChoice'

let waiting: Choice = {}
let owner: string | null = null
let sending: Promise<void> | null = null

/**
 * The browser has the choice already, so a server that did not hear of it is no reason to disturb anyone. One call at
 * a time: of two under way together the older could be the last to be written.
 */
export function keepOnServer(choice: Choice): void {
  const userId = httpPorts().userId()
  // What the one before chose is not for whoever sits here now.
  waiting = userId === owner ? { ...waiting, ...choice } : choice
  owner = userId
  const before = storedChoice()
  // Until the server has answered it may never have come there: a reload ends the call.
  writeStored(KEY, { user_id: userId, choice: { ...before, ...choice } } satisfies UnsentChoice, 'session')
  sending ??= sendWaiting()
}

/** Sends what a reload or a fault kept from the server: it is newer than the profile that stands there. */
export async function sendUnsentChoice(): Promise<void> {
  const choice = storedChoice()
  if (choice) keepOnServer(choice)
  await sending
}

function storedChoice(): Choice | null {
  const unsent = readStored<UnsentChoice>(KEY, value => (isUnsent(value) ? value : null), 'session')
  return unsent && unsent.user_id === httpPorts().userId() ? unsent.choice : null
}

function isUnsent(value: unknown): value is UnsentChoice {
  return typeof value === 'object' && value !== null && 'user_id' in value && 'choice' in value
}

const isRefusal = ({ status }: ApiFailure) => status >= 400 && status < 500 && status !== 429

async function sendWaiting(): Promise<void> {
  let arrived = true
  while (Object.keys(waiting).length > 0) {
    const newest = waiting
    waiting = {}
    if (httpPorts().userId() !== owner) continue
    arrived = await http.patch('/api/v1/auth/profile', newest).then(
      () => arrived,
      // What is refused would be refused again.
      (error: unknown) => arrived && isRefusal(toApiFailure(error)),
    )
  }
  if (arrived) removeKey(KEY, 'session')
  sending = null
}
