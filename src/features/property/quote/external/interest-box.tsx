import { useState, type FormEvent } from 'react'
import { quoteCalls } from '@/features/property/quote/external/quote-calls'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { TextArea } from '@/shared/ui/text-area'
import { TextInput } from '@/shared/ui/text-input'

export type InterestBoxProps = { token: string; seller: string; saidBefore: boolean }

type Stage = 'closed' | 'open' | 'busy' | 'said'

/** One press opens it, one sends it; whoever the seller knows need not type a word. */
export function InterestBox({ token, seller, saidBefore }: InterestBoxProps) {
  const t = usePhrases('quote')
  const [stage, setStage] = useState<Stage>(saidBefore ? 'said' : 'closed')
  const [failure, setFailure] = useState<string | null>(null)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const textOf = (name: string) => String(typed.get(name) ?? '').trim() || null
    setStage('busy')
    setFailure(null)
    try {
      await quoteCalls.interest({ token, contact: textOf('contact'), note: textOf('note') })
      setStage('said')
    } catch (error) {
      setFailure(toApiFailure(error).message)
      setStage('open')
    }
  }
  if (stage === 'said')
    return (
      <Banner tone="success" role="status">
        {t('page.interest_said', { seller })}
      </Banner>
    )
  if (stage === 'closed')
    return (
      <Button variant="primary" size="lg" block icon="send" onClick={() => setStage('open')}>
        {t('page.interest')}
      </Button>
    )
  return (
    <form className="offer-form" onSubmit={event => void handleSubmit(event)}>
      <p>{t('page.interest_text', { seller })}</p>
      <Field label={t('page.interest_contact')} optional>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by a press of whoever wants to write */}
        <TextInput name="contact" maxLength={80} autoComplete="tel" autoFocus />
      </Field>
      <Field label={t('page.interest_note')} optional>
        <TextArea name="note" maxLength={400} rows={3} />
      </Field>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block icon="send" busy={stage === 'busy'}>
        {t('page.interest_send')}
      </Button>
    </form>
  )
}
