import { LOCALES } from '@contract/kernel/locales'
import { watchConnection } from '@/shared/http/connection'
import { serverAnswers } from '@/shared/http/http'
import { connectHttp } from '@/shared/http/http-ports'
import { followLocaleOfOtherTabs } from '@/shared/i18n/follow-locale'
import { currentLocale } from '@/shared/i18n/locale-store'
import { noteForbidden } from '@/shared/session/forbidden'
import { buildSessionLoss } from '@/shared/session/lose-session'
import { watchOtherTabs } from '@/shared/session/other-tabs'
import { askForPassword } from '@/shared/session/password-question'
import { persistSession } from '@/shared/session/persist-session'
import { connectTabs } from '@/shared/session/session-tabs'
import { readToken, storedUserId } from '@/shared/session/stored-session'
import type { AppStore } from '@/shared/store/hooks'

/** Ties the session in the store to the browser: storage, calls, other tabs, the line. */
export function startSession(store: AppStore): () => void {
  const loseSession = buildSessionLoss(store)
  const userId = () => store.getState().auth.user?.id ?? null

  const disconnectHttp = connectHttp({
    userId,
    token: readToken,
    activeOu: () => store.getState().activeOU,
    language: () => LOCALES[currentLocale()].tag,
    onSessionLost: loseSession,
    onForbidden: noteForbidden,
    askForPassword,
  })
  const tabs = watchOtherTabs({
    userId,
    storedUserId,
    onSignedOutElsewhere: () => loseSession('elsewhere'),
  })
  connectTabs(tabs)
  const stops = [
    disconnectHttp,
    persistSession(store),
    tabs.stop,
    followLocaleOfOtherTabs(),
    watchConnection(serverAnswers),
  ]
  return () => stops.forEach(stop => stop())
}
