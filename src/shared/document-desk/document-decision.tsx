import { useEffect, useRef, useState } from 'react'
import type { DeskDocument } from '@/shared/document-desk/desk-document'
import { DocumentRejection } from '@/shared/document-desk/document-rejection'
import { useVerify } from '@/shared/document-desk/use-verify'
import { DateInput } from '@/shared/form/date-input'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'

export type DocumentDecisionProps = { document: DeskDocument; onDecided: () => void }

const TYPES = 'input, textarea, select, [contenteditable], [role=dialog] *'

/** Verified or rejected, by a press or by V and R; what was decided leaves once the server has said so. */
export function DocumentDecision({ document: shown, onDecided }: DocumentDecisionProps) {
  const t = usePhrases('document-desk')
  const dispatch = useAppDispatch()
  const { verify, isBusy, failure } = useVerify(shown)
  const [validTo, setValidTo] = useState<string | null>(shown.validTo)
  const [isDateMissing, setDateMissing] = useState(false)
  const [isRejecting, setRejecting] = useState(false)
  const date = useRef<HTMLInputElement>(null)

  const handleVerify = async () => {
    if (isBusy) return
    // Asked for here, where it is typed: the server would only say the same.
    setDateMissing(shown.asksValidTo && !validTo)
    if (shown.asksValidTo && !validTo) return date.current?.focus()
    if (!(await verify(validTo))) return
    dispatch(success(t('verify.done', { name: shown.name })))
    onDecided()
  }
  const latest = useRef(handleVerify)
  useEffect(() => {
    latest.current = handleVerify
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(TYPES)
      if (isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 'v') void latest.current()
      else if (key === 'r') setRejecting(true)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])

  const dateFault = isDateMissing
    ? t('verify.date_missing')
    : failure?.fields.find(({ path }) => path === 'valid_to')?.message
  return (
    <>
      <form
        className="document-decision"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void handleVerify()
        }}
      >
        {(shown.asksValidTo || shown.validTo) && (
          <Field label={t('valid_to')} required={shown.asksValidTo} error={dateFault}>
            <DateInput
              name="valid_to"
              inputRef={date}
              value={validTo}
              onChange={value => {
                setDateMissing(false)
                setValidTo(value)
              }}
            />
          </Field>
        )}
        <div className="cluster">
          <Button type="submit" variant="primary" icon="check-lg" busy={isBusy}>
            {t('verify.submit')}
          </Button>
          <Button icon="x-lg" disabled={isBusy} onClick={() => setRejecting(true)}>
            {t('reject.submit')}
          </Button>
          <span className="text-muted small keys-hint">{t('keys')}</span>
        </div>
        {failure && !dateFault && (
          <p className="field-error" role="alert">
            {failure.message}
          </p>
        )}
      </form>
      {isRejecting && (
        <DocumentRejection document={shown} onClose={() => setRejecting(false)} onDecided={onDecided} />
      )}
    </>
  )
}
