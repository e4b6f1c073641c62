import type { BulkTarget } from '@contract/kernel/record-calls'
import { paymentActions } from '@/features/sales/payments/payments.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useDryRun } from '@/shared/resource/use-dry-run'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'

export type VerifyDialogProps = { target: BulkTarget; onDone: () => void; onClose: () => void }

/** Says first what would follow: how much counts, what commission opens, which sales are paid in full. */
export function VerifyDialog({ target, onDone, onClose }: VerifyDialogProps) {
  const t = usePhrases('sale-payments')
  const shared = usePhrases('shared')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [run, { isLoading }] = paymentActions.verify_many.useMutation()
  const { told, failure, fail, retry } = useDryRun(() =>
    run({ body: { target, cleared_on: null, dry_run: true } }),
  )

  const handleConfirm = async () => {
    try {
      const { will_change: count } = await run({
        body: { target, cleared_on: null, dry_run: false },
      }).unwrap()
      dispatch(success(t('verify.done', { count })))
      onDone()
    } catch (error) {
      fail(error)
    }
  }
  const skipped = told?.skipped.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <Modal
      show
      title={t('verify.title')}
      onClose={onClose}
      closable={!isLoading || !told}
      footer={
        <>
          <Button onClick={onClose}>{shared('cancel')}</Button>
          {told && told.will_change > 0 && !failure && (
            <Button variant="primary" busy={isLoading} onClick={() => void handleConfirm()}>
              {t('verify.confirm', { count: told.will_change })}
            </Button>
          )}
        </>
      }
    >
      {Boolean(failure) && <LoadFailed error={failure} onRetry={retry} />}
      {!failure && !told && <Skeleton lines={4} />}
      {!failure && told && (
        <div role="status" className="stack">
          <p className="mb-0">
            {t('verify.will', { count: told.will_change })} <Ltr>{formats.amount(told.principal)}</Ltr>
          </p>
          <ul className="mb-0">
            <li>{t('verify.sales', { count: told.sales })}</li>
            <li>{t('verify.tranches', { count: told.tranches_opened })}</li>
            <li>{t('verify.fully_paid', { count: told.fully_paid })}</li>
          </ul>
          {skipped > 0 && (
            <Banner tone="warning" title={t('verify.skip', { count: skipped })}>
              <ul className="mb-0">
                {told.skipped.map(({ reason, message, count, examples }) => (
                  <li key={reason}>
                    {message ?? reason} ({count}: <bdi>{examples.join(', ')}</bdi>)
                  </li>
                ))}
              </ul>
            </Banner>
          )}
        </div>
      )}
    </Modal>
  )
}
