import { useState } from 'react'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { linkCalls, type Link } from '@/features/approvals/external/link-calls'
import { stageOfFailure, type LinkStage } from '@/features/approvals/external/link-stage'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LinkDelegateProps = {
  link: Link
  opened: OpenedLink
  onBack: () => void
  onStage: (stage: LinkStage) => void
}

/** Two presses: whom, and the sentence. */
export function LinkDelegate({ link, opened, onBack, onStage }: LinkDelegateProps) {
  const t = usePhrases('link')
  const [chosen, setChosen] = useState<OpenedLink['delegates'][number] | null>(null)
  const [isBusy, setBusy] = useState(false)

  const handleConfirm = async () => {
    if (!chosen || isBusy) return
    setBusy(true)
    try {
      await linkCalls.delegate(link, { nonce: opened.nonce, delegate_key: chosen.key })
      onStage({ kind: 'delegated', to: chosen.name })
    } catch (error) {
      onStage(stageOfFailure(error))
    }
  }
  return (
    <section className="link-card link-confirm">
      <h2>{t('delegate.title')}</h2>
      <p>{t('delegate.text')}</p>
      {chosen ? (
        <>
          <p className="link-sentence" role="status">
            {t('delegate.sentence', { name: opened.approver.name, other: chosen.name })}
          </p>
          <div className="link-bar">
            <Button
              variant="primary"
              size="lg"
              className="link-agree"
              busy={isBusy}
              onClick={() => void handleConfirm()}
            >
              {t('delegate.confirm')}
            </Button>
            <Button size="lg" disabled={isBusy} onClick={() => setChosen(null)}>
              {t('confirm.back')}
            </Button>
          </div>
        </>
      ) : (
        <div className="link-choices">
          {opened.delegates.map(person => (
            <Button key={person.key} size="lg" block onClick={() => setChosen(person)}>
              {person.name}
            </Button>
          ))}
          <Button variant="link" onClick={onBack}>
            {t('confirm.back')}
          </Button>
        </div>
      )}
    </section>
  )
}
