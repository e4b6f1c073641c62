import { useState, type FormEvent } from 'react'
import type { OpenedRelease } from '@contract/modules/commission/release-link'
import { callPaper } from '@/features/papers/paper-calls'
import { failureText, toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { TextArea } from '@/shared/ui/text-area'

export type OpenedReleaseProps = {
  opened: OpenedRelease
  token: string
  onAnswered: (opened: OpenedRelease) => void
}

/** One press where the money has come; what is wrong is written first. */
export function ReleaseAnswer({ opened, token, onAnswered }: OpenedReleaseProps) {
  const t = usePhrases('papers')
  const [isWrong, setWrong] = useState(false)
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const send = async (problem: string | null) => {
    setBusy(true)
    setFailure('')
    try {
      const body = { token, nonce: opened.nonce, problem }
      onAnswered(await callPaper<OpenedRelease>('release-answer', body))
    } catch (error) {
      setFailure(failureText(toApiFailure(error)))
      setBusy(false)
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isBusy && text.trim() !== '') void send(text.trim())
  }
  const problem = failure && (
    <p className="field-error" role="alert">
      {failure}
    </p>
  )
  if (!isWrong)
    return (
      <div>
        {problem}
        <div className="link-bar">
          <Button
            variant="primary"
            size="lg"
            className="link-agree"
            busy={isBusy}
            onClick={() => void send(null)}
          >
            {t('release.received')}
          </Button>
          <Button size="lg" disabled={isBusy} onClick={() => setWrong(true)}>
            {t('release.wrong')}
          </Button>
        </div>
      </div>
    )
  return (
    <form noValidate className="link-card link-confirm" onSubmit={handleSubmit}>
      <Field
        label={t('release.what')}
        error={isChecked && text.trim() === '' && t('release.what_missing')}
        required
      >
        <TextArea dir="auto" maxLength={500} value={text} onChange={event => setText(event.target.value)} />
      </Field>
      {problem}
      <div className="link-bar">
        <Button type="submit" variant="primary" size="lg" className="link-agree" busy={isBusy}>
          {t('release.send')}
        </Button>
        <Button size="lg" disabled={isBusy} onClick={() => setWrong(false)}>
          {t('release.back')}
        </Button>
      </div>
    </form>
  )
}
