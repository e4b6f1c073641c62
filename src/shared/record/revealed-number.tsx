import { useState } from 'react'
import { Ltr } from '@/shared/format/ltr'
import { http } from '@/shared/http/http'
import type { Namespace } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useFieldWords } from '@/shared/record/use-field-words'
import { Button } from '@/shared/ui/button'

type NumberState = { state: 'hidden' | 'asking' | 'failed' } | { state: 'shown'; number: string }

export type RevealedNumberProps = {
  /** The record's own address; what is asked of it leaves a row in the log. */
  url: string
  name: string
  namespace: Namespace
  masked: string
  mayReveal: boolean
}

/** Whole as long as it is looked at; it never enters the store, and goes with the panel. */
export function RevealedNumber({ url, name, namespace, masked, mayReveal }: RevealedNumberProps) {
  const t = usePhrases('record')
  const words = useFieldWords(namespace)
  const [shown, setShown] = useState<NumberState>({ state: 'hidden' })
  const reveal = async () => {
    setShown({ state: 'asking' })
    try {
      const { data } = await http.post<{ data: { number: string } }>(`${url}/reveal`, { field: name })
      setShown({ state: 'shown', number: data.data.number })
    } catch {
      setShown({ state: 'failed' })
    }
  }
  const isShown = shown.state === 'shown'
  return (
    <span className="cluster" role="status">
      {isShown ? (
        <strong>
          <Ltr>{shown.number}</Ltr>
        </strong>
      ) : (
        <Ltr>{masked}</Ltr>
      )}
      {mayReveal && (
        <Button
          size="sm"
          icon={isShown ? 'eye-slash' : 'eye'}
          busy={shown.state === 'asking'}
          aria-label={t(isShown ? 'reveal.hide_field' : 'reveal.show_field', { field: words.label(name) })}
          onClick={() => (isShown ? setShown({ state: 'hidden' }) : void reveal())}
        >
          {t(isShown ? 'reveal.hide' : 'reveal.show')}
        </Button>
      )}
      {isShown && <span className="small text-muted">{t('reveal.told')}</span>}
      {shown.state === 'failed' && <span className="field-error">{t('reveal.failed')}</span>}
    </span>
  )
}
