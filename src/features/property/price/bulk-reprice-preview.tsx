import { useState } from 'react'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import type {
  RepricePreview,
  RepricePreviewCall,
  RepriceSkipped,
  RepriceLine,
} from '@contract/selling/property-unit.calls'
import { RepriceTable } from '@/features/property/price/reprice-table'
import { RepriceSkips } from '@/features/property/price/reprice-skips'
import { unitActions } from '@/features/property/unit-commands.api'
import { FailureBanner } from '@/shared/form/failure-banner'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Modal } from '@/shared/ui/modal'

export type BulkRepricePreviewProps = {
  asked: Omit<RepricePreviewCall, 'target'>
  reason: string
  preview: RepricePreview
  onBack: () => void
  onDone: () => void
  onClose: () => void
}

/** Unit by unit what it costs and what it would; nothing is written before it is confirmed. */
export function BulkRepricePreview(props: BulkRepricePreviewProps) {
  const { asked, reason, preview, onBack, onDone, onClose } = props
  const t = usePhrases('property')
  const dispatch = useAppDispatch()
  const [run, { isLoading }] = unitActions.bulk_reprice.useMutation()
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [refused, setRefused] = useState<readonly RepriceSkipped[]>([])
  const { lines, skipped } = preview
  const { before, after } = totalsOf(lines)

  const handleConfirm = async () => {
    setFailure(null)
    try {
      const units = lines.map(({ id, row_version }) => ({ id, row_version }))
      const answer = await run({ body: { units, reason, ...asked } }).unwrap()
      dispatch(success(t('reprice.done', { count: answer.changed.length })))
      if (answer.refused.length === 0) onDone()
      else setRefused(answer.refused)
    } catch (error) {
      setFailure(toApiFailure(error))
    }
  }
  const isOver = refused.length > 0
  const footer = isOver ? (
    <Button variant="primary" onClick={onDone}>
      {t('reprice.close')}
    </Button>
  ) : (
    <>
      <Button onClick={onBack} disabled={isLoading}>
        {t('reprice.back')}
      </Button>
      {lines.length > 0 && (
        <Button variant="primary" busy={isLoading} onClick={() => void handleConfirm()}>
          {t('reprice.confirm', { count: lines.length })}
        </Button>
      )}
    </>
  )
  return (
    <Modal
      show
      size="xl"
      title={t('reprice.preview_title')}
      closable={!isLoading}
      onClose={isOver ? onDone : onClose}
      footer={footer}
    >
      <div className="form-stack">
        {failure && <FailureBanner failure={failure} />}
        {isOver ? (
          <RepriceSkips title={t('reprice.refused', { count: refused.length })} skipped={refused} />
        ) : (
          <>
            {lines.length > 0 ? (
              <p role="status" className="mb-0">
                {t('reprice.totals', {
                  count: lines.length,
                  before: formatAmount(before),
                  after: formatAmount(after),
                })}
              </p>
            ) : (
              <EmptyState icon="info-circle" title={t('reprice.nothing')} />
            )}
            {skipped.length > 0 && (
              <RepriceSkips title={t('reprice.skipped', { count: skipped.length })} skipped={skipped} />
            )}
            {lines.length > 0 && <RepriceTable lines={lines} />}
          </>
        )}
      </div>
    </Modal>
  )
}

/** In centavos, whatever they add up to. */
function totalsOf(lines: readonly RepriceLine[]): { before: string; after: string } {
  const sum = (of: (line: RepriceLine) => string) =>
    moneyText(lines.reduce((total, line) => total + parseMoney(of(line)), 0n))
  return { before: sum(line => line.old_price), after: sum(line => line.new_price) }
}
