import { http } from '@/shared/http/http'
import { httpPorts } from '@/shared/http/http-ports'
import type { HttpOptions } from '@/shared/http/http-request'
import { draftFrom, type Draft } from '@/shared/session/drafts'

/** The copy on the server: for the other device, and for the browser that lost everything. */
const urlOf = (form: string) => `/api/v1/settings/drafts/${encodeURIComponent(form)}`

/** Not as part of the session: what is kept in the background must not be what ends it with a 401. */
function quietly(): HttpOptions {
  return {
    anonymous: true,
    retry: false,
    headers: { Authorization: `Bearer ${httpPorts().token() ?? ''}` },
  }
}

/** Gives back whether it arrived. A draft that could not be kept there is no reason to disturb anyone. */
export async function sendDraft(form: string, draft: Draft<unknown>): Promise<boolean> {
  // Whoever just signed out, here or in another tab, has no place there any more.
  if (!httpPorts().token()) return false
  try {
    await http.put(urlOf(form), { body: draft }, quietly())
    return true
  } catch {
    return false
  }
}

export async function fetchDraft<T>(form: string): Promise<Draft<T> | null> {
  try {
    const { data } = await http.get<{ data: { body: unknown } | null }>(urlOf(form), quietly())
    return data.data ? draftFrom<T>(data.data.body) : null
  } catch {
    return null
  }
}

export async function removeSentDraft(form: string): Promise<void> {
  if (!httpPorts().token()) return
  try {
    await http.remove(urlOf(form), undefined, quietly())
  } catch {
    // It ages and goes by itself.
  }
}
