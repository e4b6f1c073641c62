import { useState } from 'react'
import type { Locale } from '@contract/kernel/locales'
import { callPaper } from '@/features/papers/paper-calls'
import { toApiFailure } from '@/shared/http/api-failure'
import { switchLanguage } from '@/shared/i18n/i18n'
import { readText } from '@/shared/store/browser-storage'

export type PaperStage<T> =
  | { kind: 'closed' }
  | { kind: 'open'; opened: T }
  | { kind: 'dead'; why: 'unknown' | 'expired' | 'withdrawn' | 'changed' }
  | { kind: 'failed'; message: string }

const DEAD = {
  link_unknown: 'unknown',
  malformed: 'unknown',
  link_expired: 'expired',
  link_withdrawn: 'withdrawn',
  link_superseded: 'changed',
} as const

/** A paper by its link. Nothing is asked of the server before somebody presses: a scanner counts as no reader. */
export function usePaper<T extends { locale: Locale }>(name: string, token: string) {
  const [stage, setStage] = useState<PaperStage<T>>({ kind: 'closed' })
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const opened = await callPaper<T>(name, { token })
      // Whoever never chose a language here reads the page in that of the mail.
      if (readText('locale') === null) await switchLanguage(opened.locale)
      setStage({ kind: 'open', opened })
    } catch (error) {
      const failure = toApiFailure(error)
      const why = DEAD[failure.code as keyof typeof DEAD]
      setStage(why ? { kind: 'dead', why } : { kind: 'failed', message: failure.message })
    }
    setBusy(false)
  }
  return {
    stage,
    isBusy,
    onOpen: () => void open(),
    show: (opened: T) => setStage({ kind: 'open', opened }),
  }
}
export type PaperControl<T extends { locale: Locale }> = ReturnType<typeof usePaper<T>>
