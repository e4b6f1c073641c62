import { useState } from 'react'
import type { DecidedMany, DecideMany } from '@contract/modules/approvals/approval-inbox.calls'
import { BulkResults } from '@/features/approvals/inbox/bulk-results'
import type { InboxRow } from '@/features/approvals/inbox/inbox.api'
import { seatActions } from '@/shared/approval/decide/seat.api'
import { useAgreeWord } from '@/features/approvals/inbox/use-agree-word'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Modal } from '@/shared/ui/modal'
import { TextArea } from '@/shared/ui/text-area'

export type BulkDecision = DecideMany['decision']

export type BulkDecideProps = {
  rows: readonly InboxRow[]
  decision: BulkDecision
  onDone: (left: readonly string[]) => void
  onClose: () => void
}

/** Several at once: each is decided for itself, and each says what became of it. */
export function BulkDecide({ rows, decision, onDone, onClose }: BulkDecideProps) {
  const t = usePhrases('approvals')
  const shared = usePhrases('shared')
  // The list goes on without those that are decided; what was asked here stays as it was.
  const [asked] = useState(rows)
  const act = useAgreeWord(asked)
  const [comment, setComment] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [decide, { isLoading, error }] = seatActions.decide_many.useMutation()
  const [results, setResults] = useState<DecidedMany['results'] | null>(null)
  const needsReason = decision !== 'agree'
  const isMissing = needsReason && comment.trim() === ''

  const handleConfirm = async () => {
    setChecked(true)
    if (isMissing) return
    const items = asked.map(row => ({ id: row.id, version: row.subject_version }))
    const body = { decision, comment: comment.trim(), items }
    try {
      setResults((await decide({ body, sending: { once: true } }).unwrap()).results)
    } catch {
      // The dialog says why, from what the call keeps of it.
    }
  }
  const handleClose = () => {
    if (results) onDone(results.filter(result => !result.done).map(result => result.id))
    onClose()
  }
  return (
    <Modal
      show
      title={t(`bulk.title.${decision}`, { count: asked.length, act })}
      closable={!isLoading}
      onClose={handleClose}
      footer={
        results ? (
          <Button variant="primary" onClick={handleClose}>
            {shared('close')}
          </Button>
        ) : (
          <>
            <Button disabled={isLoading} onClick={onClose}>
              {shared('cancel')}
            </Button>
            <Button variant="primary" busy={isLoading} onClick={() => void handleConfirm()}>
              {t('bulk.confirm')}
            </Button>
          </>
        )
      }
    >
      {error !== undefined && (
        <Banner tone="danger" role="alert">
          {toApiFailure(error).message}
        </Banner>
      )}
      <BulkResults rows={asked} results={results} />
      {!results && (
        <Field
          label={t(needsReason ? 'bulk.reason' : 'bulk.comment')}
          error={isChecked && isMissing && t('bulk.reason_missing')}
          required={needsReason}
          optional={!needsReason}
        >
          <TextArea
            dir="auto"
            maxLength={2000}
            value={comment}
            onChange={event => setComment(event.target.value)}
          />
        </Field>
      )}
    </Modal>
  )
}
