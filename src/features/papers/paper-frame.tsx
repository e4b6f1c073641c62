import type { ReactNode } from 'react'
import type { Locale } from '@contract/kernel/locales'
import type { PaperControl } from '@/features/papers/use-paper'
import '@/features/papers/papers.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type PaperFrameProps<T extends { locale: Locale }> = {
  paper: PaperControl<T>
  /** What is asked before anything is known of it. */
  closed: string
  children: (opened: T) => ReactNode
}

/** Closed at first; then the paper, or why there is none. */
export function PaperFrame<T extends { locale: Locale }>({ paper, closed, children }: PaperFrameProps<T>) {
  const t = usePhrases('papers')
  const { stage, isBusy, onOpen } = paper
  if (stage.kind === 'open') return <>{children(stage.opened)}</>
  if (stage.kind === 'dead')
    return (
      <section className="link-card link-closed" role="alert">
        <h1 className="link-title">{t(`dead.${stage.why}`)}</h1>
        <p>{t(`dead.${stage.why}_text`)}</p>
      </section>
    )
  return (
    <section className="link-card link-closed">
      <h1 className="link-title">{closed}</h1>
      <p>{t('closed.text')}</p>
      {stage.kind === 'failed' && (
        <p className="field-error" role="alert">
          {stage.message}
        </p>
      )}
      <Button variant="primary" size="lg" block busy={isBusy} onClick={onOpen}>
        {t(stage.kind === 'failed' ? 'closed.again' : 'closed.open')}
      </Button>
      <p className="link-faint">{t('closed.private')}</p>
    </section>
  )
}
