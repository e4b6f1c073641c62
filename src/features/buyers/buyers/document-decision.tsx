import { useEffect, useRef, useState } from 'react'
import type { WaitingDocument } from '@contract/modules/buyers/buyer.commands'
import { buyerDocumentActions } from '@/features/buyers/buyers/buyers.calls'
import { RejectDialog } from '@/features/buyers/buyers/reject-dialog'
import { DateInput } from '@/shared/form/date-input'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'

export type DocumentDecisionProps = { document: WaitingDocument; onDecided: () => void }

const TYPES = 'input, textarea, select, [contenteditable], [role=dialog] *'

/** Accept or refuse, by a press or by V and R; what was decided leaves at once, once the server has said so. */
export function DocumentDecision({ document: paper, onDecided }: DocumentDecisionProps) {
  const t = usePhrases('buyers')
  const dispatch = useAppDispatch()
  const [verify, { isLoading }] = buyerDocumentActions.verify.useMutation()
  const [validTo, setValidTo] = useState<string | null>(paper.valid_to)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [isRejecting, setRejecting] = useState(false)

  const handleVerify = async () => {
    setFailure(null)
    try {
      const { id: documentId, buyer_id: id, row_version } = paper
      const record = { id, row_version }
      await verify({ record, ids: { documentId }, body: { valid_to: validTo } }).unwrap()
      dispatch(success(t('documents.verified_note', { name: paper.name })))
      onDecided()
    } catch (failed) {
      setFailure(toApiFailure(failed))
    }
  }
  const latest = useRef(handleVerify)
  useEffect(() => {
    latest.current = handleVerify
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(TYPES)
      if (isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'v') void latest.current()
      else if (event.key === 'r') setRejecting(true)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])

  const fieldFault = failure?.fields.find(({ path }) => path === 'valid_to')?.message
  return (
    <div className="document-decision">
      {(paper.asks_valid_to || paper.valid_to) && (
        <Field label={t('documents.valid_to')} required={paper.asks_valid_to} error={fieldFault}>
          <DateInput name="valid_to" value={validTo} onChange={setValidTo} />
        </Field>
      )}
      <div className="cluster">
        <Button variant="primary" icon="check-lg" busy={isLoading} onClick={() => void handleVerify()}>
          {t('documents.verify')}
        </Button>
        <Button icon="x-lg" disabled={isLoading} onClick={() => setRejecting(true)}>
          {t('documents.reject')}
        </Button>
        <span className="text-muted small keys-hint">{t('documents.keys')}</span>
      </div>
      {failure && !fieldFault && (
        <p className="field-error" role="alert">
          {failure.message}
        </p>
      )}
      {isRejecting && (
        <RejectDialog document={paper} onClose={() => setRejecting(false)} onDecided={onDecided} />
      )}
    </div>
  )
}
