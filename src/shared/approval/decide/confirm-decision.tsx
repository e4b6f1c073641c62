import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { OpenedSeat } from '@contract/modules/approvals/approval-inbox.calls'
import { useSentence } from '@/shared/approval/decide/use-sentence'
import type { DecisionExtra } from '@/shared/approval/decide/decision-extra'
import { seatActions } from '@/shared/approval/decide/seat.api'
import { useOwnName } from '@/shared/approval/decide/use-own-name'
import { useStaleTags } from '@/shared/command/use-stale-tags'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { TextArea } from '@/shared/ui/text-area'

export type ConfirmDecisionProps = {
  seat: OpenedSeat
  decision: OpenedSeat['decisions'][number]
  extra?: DecisionExtra | undefined
  onBack: () => void
  onDone: () => void
}

const NEEDS_REASON = ['reject', 'return']

/** A sentence that says all of the decision, its reason, and the second press. */
export function ConfirmDecision({ seat, decision, extra, onBack, onDone }: ConfirmDecisionProps) {
  const t = usePhrases('link')
  const words = usePhrases('approval')
  const dispatch = useAppDispatch()
  const name = useOwnName()
  const sentence = useSentence({
    view: seat.view,
    approver: { name, stands_in_for: seat.stands_in_for },
  })
  const [decide] = seatActions.decide.useMutation()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const goStale = useStaleTags(seatActions.decide)
  const [comment, setComment] = useState('')
  const [isChecked, setChecked] = useState(false)
  const confirm = useRef<HTMLButtonElement>(null)
  const reason = useRef<HTMLTextAreaElement>(null)
  const who = seat.view.requester.name
  const needsReason = NEEDS_REASON.includes(decision)
  const isMissing = needsReason && comment.trim() === ''

  useEffect(() => (needsReason ? reason : confirm).current?.focus(), [needsReason])

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isMissing || isBusy) return reason.current?.focus()
    setBusy(true)
    setFailure(null)
    try {
      const row_version = extra ? await extra.save(seat) : seat.version
      if (row_version === null) return
      const record = { id: seat.id, row_version }
      const body = { decision, comment: comment.trim() }
      await decide({ record, body, sending: { once: true } }).unwrap()
      dispatch(success(`${words(`did.${decision}`)}: ${who}`))
      onDone()
    } catch (failed) {
      setFailure(toApiFailure(failed).message)
      // Somebody was faster, and the list must not go on offering it.
      goStale(seat.id)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="decide-confirm"
      aria-label={t('confirm.title')}
      onSubmit={event => void handleSubmit(event)}
    >
      <p className="decide-sentence">{sentence(decision)}</p>
      {extra?.fields}
      <Field
        label={t(needsReason ? 'confirm.reason' : 'confirm.comment')}
        hint={t('confirm.reason_hint', { name: who })}
        error={isChecked && isMissing && t('confirm.reason_missing', { name: who })}
        required={needsReason}
        optional={!needsReason}
      >
        <TextArea
          ref={reason}
          dir="auto"
          maxLength={2000}
          value={comment}
          onChange={event => setComment(event.target.value)}
        />
      </Field>
      {failure !== null && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <div className="decide-bar">
        <Button ref={confirm} type="submit" variant="primary" busy={isBusy}>
          {t('confirm.confirm')}
        </Button>
        <Button disabled={isBusy} onClick={onBack}>
          {t('confirm.back')}
        </Button>
      </div>
    </form>
  )
}
