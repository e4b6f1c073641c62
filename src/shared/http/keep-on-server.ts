import type { OwnProfileChange } from '@contract/modules/auth/auth.commands'
import { http } from '@/shared/http/http'
import { httpPorts } from '@/shared/http/http-ports'

type Choice = Pick<OwnProfileChange, 'locale' | 'layout'>

let waiting: Choice = {}
let owner: string | null = null
let isSending = false

/**
 * The browser has the choice already, so a server that did not hear of it is no reason to disturb anyone. One call at
 * a time: of two under way together the older could be the last to be written.
 */
export function keepOnServer(choice: Choice): void {
  const userId = httpPorts().userId()
  // What the one before chose is not for whoever sits here now.
  waiting = userId === owner ? { ...waiting, ...choice } : choice
  owner = userId
  if (!isSending) void sendWaiting()
}

async function sendWaiting(): Promise<void> {
  isSending = true
  while (Object.keys(waiting).length > 0) {
    const newest = waiting
    waiting = {}
    if (httpPorts().userId() !== owner) continue
    await http.patch('/api/v1/auth/profile', newest).catch(() => undefined)
  }
  isSending = false
}
