import { useState } from 'react'
import { linkCalls, type Link } from '@/features/approvals/external/link-calls'
import { stageOfFailure, type LinkStage } from '@/features/approvals/external/link-stage'
import { switchLanguage } from '@/shared/i18n/i18n'
import { readText } from '@/shared/store/browser-storage'

export type LinkControl = {
  stage: LinkStage
  isBusy: boolean
  onOpen: () => void
  show: (stage: LinkStage) => void
}

/** Nothing is asked of the server before somebody presses: a scanner that runs scripts sees nothing. */
export function useLink(link: Link): LinkControl {
  const [stage, show] = useState<LinkStage>({ kind: 'closed' })
  const [isBusy, setBusy] = useState(false)

  const handleOpen = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const opened = await linkCalls.open(link)
      // Whoever never chose a language here reads the page in that of the mail.
      if (readText('locale') === null) await switchLanguage(opened.locale)
      show({ kind: 'open', opened })
    } catch (error) {
      show(stageOfFailure(error))
    }
    setBusy(false)
  }
  return { stage, isBusy, onOpen: () => void handleOpen(), show }
}
