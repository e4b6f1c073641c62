import { useState, type FormEvent } from 'react'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { linkCalls, type Link } from '@/features/approvals/external/link-calls'
import { failureText, toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SignaturePad } from '@/shared/signature/signature-pad'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { TextInput } from '@/shared/ui/text-input'

export type LinkQuestionProps = {
  link: Link
  nonce: string
  question: NonNullable<OpenedLink['question']>
  /** The page as it is after the answer. */
  onAnswered: (opened: OpenedLink) => void
}

/** What the requester is asked to sign or to confirm, word for word. */
export function LinkQuestion({ link, nonce, question, onAnswered }: LinkQuestionProps) {
  const t = usePhrases('signature')
  const [name, setName] = useState('')
  const [drawing, setDrawing] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { kind, text } = question
  const signs = kind === 'sign'
  const isNameMissing = name.trim().length < SHORTEST_NAME

  const send = async () => {
    setBusy(true)
    setProblem('')
    try {
      const signature = signs ? { signed_name: name.trim(), drawing } : {}
      await linkCalls.answer(link, { nonce, kind, text, ...signature })
      onAnswered(await linkCalls.open(link))
    } catch (error) {
      setProblem(failureText(toApiFailure(error)))
      setBusy(false)
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isBusy || (signs && (isNameMissing || drawing === ''))) return
    void send()
  }
  return (
    <form noValidate className="link-card link-question" onSubmit={handleSubmit}>
      <p className="link-question-text" dir="auto">
        {text}
      </p>
      {signs && (
        <>
          <Field
            label={t('name')}
            hint={t('name_hint')}
            error={isChecked && isNameMissing && t('name_missing')}
            required
          >
            <TextInput
              autoComplete="name"
              maxLength={120}
              value={name}
              onChange={event => setName(event.target.value)}
            />
          </Field>
          <SignaturePad
            drawing={drawing}
            error={isChecked && drawing === '' ? t('missing') : undefined}
            onDraw={setDrawing}
          />
        </>
      )}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
        {t(signs ? 'sign' : 'confirm')}
      </Button>
    </form>
  )
}

const SHORTEST_NAME = 3
