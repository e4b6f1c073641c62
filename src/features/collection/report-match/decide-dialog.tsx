import { useState } from 'react'
import { z } from 'zod'
import type { BulkTarget } from '@contract/kernel/record-calls'
import type { DecidedAnswer } from '@contract/modules/collection/report-match.commands'
import { reportRowActions } from '@/features/collection/report-match/report-match.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'

export type Decision = 'accept' | 'dispute' | 'reopen'
export type DecideDialogProps = {
  decision: Decision
  target: BulkTarget
  onDone: () => void
  onClose: () => void
}

const noteSchema = z.object({ note: z.string().max(400) })

/** Says what follows, takes a note, and tells afterwards what was left as it was and why. */
export function DecideDialog(props: DecideDialogProps) {
  const [answer, setAnswer] = useState<DecidedAnswer | null>(null)
  const { onDone, onClose } = props
  const handleClose = () => {
    if (answer) onDone()
    onClose()
  }
  if (answer) return <Outcome answer={answer} onClose={handleClose} />
  return (
    <Question
      {...props}
      onAnswer={told => {
        const isWhole = told.results.every(({ reason }) => reason === null) && told.receipts.length === 0
        if (!isWhole) return setAnswer(told)
        onDone()
        onClose()
      }}
    />
  )
}

function Question(props: DecideDialogProps & { onAnswer: (answer: DecidedAnswer) => void }) {
  const { decision, target, onAnswer, onClose } = props
  const t = usePhrases('report-match')
  const isNoted = decision !== 'reopen'
  const form = useCommandForm(reportRowActions[decision], {
    defaultValues: { note: '' },
    toBody: ({ note }) => ({ target, ...(isNoted && { note: note.trim() || null }) }),
    schema: noteSchema,
    done: ({ changed }) => t('decide.done', { count: changed }),
    onDone: onAnswer,
  })
  return (
    <FormDialog
      form={form}
      title={t(`decide.${decision}_title`)}
      submit={t(`decide.${decision}`)}
      isGrave={decision === 'dispute'}
      onClose={onClose}
    >
      <p className="mb-0">{t(`decide.${decision}_text`)}</p>
      {isNoted && <FormLongText form={form} name="note" label={t('fields.note')} optional />}
    </FormDialog>
  )
}

function Outcome({ answer, onClose }: { answer: DecidedAnswer; onClose: () => void }) {
  const t = usePhrases('report-match')
  const shared = usePhrases('shared')
  const left = Map.groupBy(
    answer.results.filter(({ reason }) => reason !== null),
    ({ reason, message }) => message ?? reason ?? '',
  )
  const count = answer.results.length - answer.changed
  return (
    <Modal
      show
      title={t('decide.done', { count: answer.changed })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{shared('close')}</Button>}
    >
      <div role="status" className="stack">
        {answer.receipts.length > 0 && (
          <p className="mb-0">{t('decide.drafts', { count: answer.receipts.length })}</p>
        )}
        {count > 0 && (
          <Banner tone="warning" title={t('decide.left', { count })}>
            <ul className="mb-0">
              {[...left].map(([why, rows]) => (
                <li key={why}>
                  {why} ({rows.length})
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
    </Modal>
  )
}
