import { useState } from 'react'
import type { Resource } from '@contract/kernel/define-resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { doubledFields, missingFields } from '@/shared/record/import/column-guess'
import type { Import } from '@/shared/record/import/use-import'
import type { FieldWords } from '@/shared/record/use-field-words'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'

export type ImportButtonsProps = { resource: Resource; state: Import; words: FieldWords; onClose: () => void }

/** What may be done at each step, and no more than that. */
export function ImportButtons({ resource, state, onClose }: ImportButtonsProps) {
  const t = usePhrases('import')
  const shared = usePhrases('shared')
  const [leavesOut, setLeavesOut] = useState(false)
  const { step, isBusy, answer, map, fields } = state
  const hasErrors = (answer?.errors.length ?? 0) > 0
  const failed = new Set(answer?.errors.map(({ row }) => row)).size
  const count = answer?.records ?? state.rows.length - failed - (answer?.unchanged ?? 0)
  const isMatched =
    missingFields(resource, fields, map, state.once).length === 0 && doubledFields(map).length === 0

  if (step === 'done')
    return (
      <>
        <Button onClick={state.startAgain}>{t('confirm.another')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('confirm.finish')}
        </Button>
      </>
    )
  return (
    <>
      {step === 'check' && hasErrors && count > 0 && (
        <Checkbox
          className="me-auto"
          label={t('check.leave_out')}
          checked={leavesOut}
          onChange={event => setLeavesOut(event.target.checked)}
        />
      )}
      {step === 'file' ? (
        <Button onClick={onClose} disabled={isBusy}>
          {shared('cancel')}
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={() => state.goTo(step === 'check' ? 'columns' : 'file')}>
          {t('back')}
        </Button>
      )}
      {step === 'columns' && (
        <Button variant="primary" busy={isBusy} disabled={!isMatched} onClick={state.check}>
          {t('next')}
        </Button>
      )}
      {step === 'check' && hasErrors && (
        <Button busy={isBusy} onClick={state.check}>
          {t('check.again')}
        </Button>
      )}
      {step === 'check' && answer && (
        <Button
          variant="primary"
          busy={isBusy}
          disabled={count === 0 || (hasErrors && !leavesOut)}
          onClick={() => state.write(leavesOut)}
        >
          {t('confirm.button', { count })}
        </Button>
      )}
    </>
  )
}
